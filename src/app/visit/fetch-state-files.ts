import type { FlowStart, Path } from '../../routes/page-state.ts';

type Place = Record<string | number, unknown>;

/** So long the first page waits for a part, milliseconds: less than its flow, begun anew, may take to ask for the same. */
const PATIENCE_MS = 5_000;

/** Parts that the visit has, by their address. */
const fetched = new Map<string, unknown>();

/** The address of the part that pages which follow are sent without; empty where there is none. */
export function fetchedStateFile(): string {
  return [...fetched.keys()].at(-1) ?? '';
}

/** Puts the parts of snapshots that are files where they belong; a flow whose parts cannot be had, or not soon, begins anew. */
export function fetchStateFiles(starts: readonly FlowStart[], ask = (href: string) => fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) }), parts = fetched): Promise<FlowStart[]> {
  return Promise.all(starts.map(async ({ files = [], ...start }) => {
    try {
      await Promise.all(files.map(async ({ at, href, changes }) => {
        if (!parts.has(href)) {
          const answer = await ask(href);
          if (!answer.ok) throw new Error();
          parts.set(href, await answer.json());
        }
        // Pages of a visit share a part that is the same in all of them.
        const part = changes ? structuredClone(parts.get(href)) : parts.get(href);
        changes?.forEach(([within, value]) => put(part, within, value));
        put(start.snapshot, at, part);
      }));
      return start;
    } catch {
      return { address: start.address, input: start.input };
    }
  }));
}

function put(whole: unknown, at: Path, value: unknown): void {
  const place = at.slice(0, -1).reduce<unknown>((within, name) => (within as Place)[name], whole);
  (place as Place)[at.at(-1)!] = value;
}
