import type { FilePart, FlowStart } from '../../routes/page-state.ts';

/** Puts the parts of snapshots that are files where they belong; a flow whose parts cannot be had begins anew. */
export function fetchStateFiles(starts: readonly FlowStart[], ask: (href: string) => Promise<Response> = fetch): Promise<FlowStart[]> {
  return Promise.all(starts.map(async ({ files = [], ...start }) => {
    try {
      await Promise.all(files.map(async (file) => putPart(start.snapshot, file, await fetchPart(file.href, ask))));
      return start;
    } catch {
      return { address: start.address, input: start.input };
    }
  }));
}

async function fetchPart(href: string, ask: (href: string) => Promise<Response>): Promise<unknown> {
  const answer = await ask(href);
  if (!answer.ok) throw new Error(`${href} cannot be had`);
  return answer.json();
}

function putPart(snapshot: unknown, { at }: FilePart, part: unknown): void {
  const place = at.slice(0, -1).reduce((value, name) => (value as Record<string | number, unknown>)[name], snapshot);
  (place as Record<string | number, unknown>)[at.at(-1)!] = part;
}
