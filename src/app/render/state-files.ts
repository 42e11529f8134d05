/** Parts of a page's state that many pages have alike are files of their own: a browser fetches them once, beside the scripts. */
import type { FlowSnapshot } from '../../bus/flows.ts';
import type { FilePart, FlowStart } from '../../routes/page-state.ts';

type Path = FilePart['at'];

/** What is shorter travels with its page. */
const LEAST_LENGTH = 2000;

/** Gives a text an address from which it can be fetched, the same for the same text. */
export type Publish = (json: string) => string;

/** @returns what takes such parts out of the snapshot of a flow, which it leaves as it is */
export function createStateFiles(publish: Publish): (start: FlowStart) => FlowStart {
  const known = new WeakMap<object, string | null>();
  const addressOf = (part: object): string | null => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const json = JSON.stringify(part);
    const href = json.length < LEAST_LENGTH ? null : publish(json);
    known.set(part, href);
    return href;
  };
  return (start) => {
    const files = sharedParts(start).flatMap(({ at, part }) => {
      const href = addressOf(part);
      return href === null ? [] : [{ at, href }];
    });
    return files.length === 0 ? start : { ...start, snapshot: files.reduce((snapshot, { at }) => withPart(snapshot, at, null), start.snapshot), files };
  };
}

/** The tree of destinations: the same for all who have chosen none. */
function sharedParts({ address, snapshot }: FlowStart): { at: Path; part: object }[] {
  if (address !== 'globalSearch' || snapshot === undefined) return [];
  const { filters } = (snapshot as FlowSnapshot<'globalSearch'>).context;
  return filters.flatMap(({ filterType, options }, place) => (filterType === 'REGION' ? [{ at: ['context', 'filters', place, 'options'], part: options }] : []));
}

function withPart(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part;
  const before = value as Record<string | number, unknown>;
  const copy = Array.isArray(before) ? [...before] as never : { ...before };
  copy[name] = withPart(before[name], rest, part);
  return copy;
}
