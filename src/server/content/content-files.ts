import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ContentError } from './content-error.ts';

/** - `list`: entries that are read together, or one thing that is no page: tiles, offices. */
export type ContentKind = 'page' | 'block' | 'popup' | 'list';

/** What editors see as one thing. Its body has all languages. */
export interface ContentDocument {
  kind: ContentKind;
  name: string;
  body: unknown;
}

/** A file of `content/`; `x.staged.yaml` is what follows `x.yaml` in the preview. */
export interface ContentFile extends ContentDocument {
  file: string;
  isStaged: boolean;
}

/** In the folder: which seed it is, and of which content; `npm run generate` counts. */
export const SEED_FILE = 'seed.json';

export interface ContentSeed {
  number: number;
  checksum: string;
}

const FOLDERS: readonly [folder: string, kind: ContentKind][] = [['pages', 'page'], ['globals', 'block'], ['popups', 'popup'], ['.', 'list']];
const STAGED = '.staged';

/**
 * Reads every file of the folder; what is not there is empty.
 * @throws ContentError for a file that is not YAML, or whose parts hold each other
 */
export function readContentFiles(folder: string): ContentFile[] {
  return FOLDERS.flatMap(([area, kind]) => yamlFiles(join(folder, area)).map((path) => {
    const file = basename(path);
    const name = file.slice(0, -'.yaml'.length);
    return { kind, name: name.replace(STAGED, ''), file, isStaged: name.endsWith(STAGED), body: bodyOf(path, file) };
  }));
}

/** How new the folder's content is; 0 where it does not say. */
export function readSeedNumber(folder: string): number {
  const path = join(folder, SEED_FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ContentSeed).number : 0;
}

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => file.endsWith('.yaml')).sort().map((file) => join(folder, file));
}

function bodyOf(path: string, file: string): unknown {
  try {
    const body = parse(readFileSync(path, 'utf8')) as unknown;
    // An alias inside of what it stands for is a loop: no JSON can hold it.
    return JSON.parse(JSON.stringify(body)) as unknown;
  } catch (cause) {
    throw new ContentError(`${file}: ${cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause)}`, { cause });
  }
}
