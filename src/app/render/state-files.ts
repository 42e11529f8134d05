/** Parts of a page's state that many pages have alike are files of their own: a browser fetches them once, beside the scripts. */
import type { FlowSnapshot } from '../../bus/flows.ts';
import type { FilePart, FlowStart, Path } from '../../routes/page-state.ts';

type Option = FlowSnapshot<'globalSearch'>['context']['filters'][number]['options'][number];
type Change = NonNullable<FilePart['changes']>[number];
type PublishedPart = Omit<FilePart, 'at'>;

/** What is shorter travels with its page. */
const LEAST_LENGTH = 2000;

/** Gives a text an address from which it can be fetched, the same for the same text. */
export type Publish = (json: string) => string;

/** @returns what takes such parts out of the snapshot of a flow, which it leaves as it is */
export function createStateFiles(publish: Publish): (start: FlowStart) => FlowStart {
  const known = new WeakMap<readonly Option[], PublishedPart | null>();
  const published = (tree: readonly Option[]): PublishedPart | null => {
    const before = known.get(tree);
    if (before !== undefined) return before;
    const changes: Change[] = [];
    const json = JSON.stringify(withoutMarks(tree, [], changes));
    const file = json.length < LEAST_LENGTH ? null : { href: publish(json), ...(changes.length > 0 && { changes }) };
    known.set(tree, file);
    return file;
  };
  return (start) => {
    const files = trees(start).flatMap(({ at, tree }) => {
      const file = published(tree);
      return file === null ? [] : [{ at, ...file }];
    });
    return files.length === 0 ? start : { ...start, snapshot: files.reduce((snapshot, { at }) => withPart(snapshot, at, null), start.snapshot), files };
  };
}

/** The tree of destinations. */
function trees({ address, snapshot }: FlowStart): { at: Path; tree: readonly Option[] }[] {
  if (address !== 'globalSearch' || snapshot === undefined) return [];
  const { filters } = (snapshot as FlowSnapshot<'globalSearch'>).context;
  return filters.flatMap(({ filterType, options }, place) => (filterType === 'REGION' ? [{ at: ['context', 'filters', place, 'options'], tree: options }] : []));
}

/** The tree as it is where nothing is chosen: the same for pages of all places. @param changes told of what is chosen */
function withoutMarks(options: readonly Option[], at: Path, changes: Change[]): Option[] {
  return options.map((option, place) => {
    const plain = { ...option };
    for (const mark of ['selected', 'indeterminate'] as const) {
      if (option[mark] !== true) continue;
      plain[mark] = false;
      changes.push([[...at, place, mark], true]);
    }
    if (option.additionalOptions) plain.additionalOptions = withoutMarks(option.additionalOptions, [...at, place, 'additionalOptions'], changes);
    return plain;
  });
}

function withPart(value: unknown, [name, ...rest]: Path, part: unknown): unknown {
  if (name === undefined) return part;
  const before = value as Record<string | number, unknown>;
  const copy = Array.isArray(before) ? [...before] as never : { ...before };
  copy[name] = withPart(before[name], rest, part);
  return copy;
}
