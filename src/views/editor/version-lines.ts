import { diffArrays } from 'diff';

type Fields = Readonly<Record<string, unknown>>;

export interface VersionLine {
  text: string;
  /** Whether the other version has no such line here. */
  differs: boolean;
}

/** Versions that differ by more lines have nothing to be compared: all of both is marked. More would keep the page waiting. */
const MOST_DIFFERENCES = 1000;

/** Two versions of a body as lines of JSON, with their keys in one order: the database has an order of its own. */
export function comparedLines(one: unknown, other: unknown): readonly [readonly VersionLine[], readonly VersionLine[]] {
  const [ours, theirs] = [linesOf(one), linesOf(other)];
  const parts = diffArrays(ours, theirs, { maxEditLength: MOST_DIFFERENCES })
    ?? [{ value: ours, removed: true, added: false }, { value: theirs, removed: false, added: true }];
  const marked = (without: 'added' | 'removed') => parts.filter((part) => !part[without])
    .flatMap(({ value, added, removed }) => value.map((text) => ({ text, differs: added || removed })));
  return [marked('added'), marked('removed')];
}

function linesOf(body: unknown): string[] {
  const sorted = (_: string, value: unknown) => (value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value as Fields).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value);
  // A comma says that another line follows, not that this one is another.
  return JSON.stringify(body, sorted, 1).split('\n').map((line) => line.replace(/,$/, ''));
}
