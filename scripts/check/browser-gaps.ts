/** What of a flow the browser tests leave out, and why: `machines/<flow>/<flow>.browser-gaps.ts`. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reason by the beginning of a state's or transition's name; `*` stands for all. */
export type BrowserGaps = Readonly<Record<string, string>>;

export async function browserGapsOf(folder: string, name: string): Promise<BrowserGaps> {
  const file = join(folder, `${name}.browser-gaps.ts`);
  if (!existsSync(file)) return {};
  const { browserGaps } = await import(pathToFileURL(resolve(file)).href) as { browserGaps: BrowserGaps };
  return browserGaps;
}

/** The reason why the browser does not show something; undefined when none is given. */
export function reasonFor(gaps: BrowserGaps, name: string): string | undefined {
  return Object.entries(gaps).find(([beginning]) => name.startsWith(beginning))?.[1] ?? gaps['*'];
}
