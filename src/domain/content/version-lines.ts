type Fields = Readonly<Record<string, unknown>>;

export interface VersionLine {
  text: string;
  /** Whether the other version has no such line here. */
  differs: boolean;
}

/** So many comparisons of a line with a line are made; where two versions need more, all between their ends differs. */
const MOST_COMPARISONS = 4_000_000;

/** Two versions of a body as lines of JSON, with their keys in one order: the database has an order of its own. */
export function comparedLines(one: unknown, other: unknown): readonly [readonly VersionLine[], readonly VersionLine[]] {
  const [ours, theirs] = [linesOf(one), linesOf(other)];
  const shortest = Math.min(ours.length, theirs.length);
  let start = 0;
  while (start < shortest && ours[start] === theirs[start]) start += 1;
  let end = 0;
  while (end < shortest - start && ours.at(-1 - end) === theirs.at(-1 - end)) end += 1;
  const [oursCommon, theirsCommon] = commonLines(ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end));
  const marked = (lines: readonly string[], common: ReadonlySet<number>) => lines.map((text, index) => ({ text, differs: index >= start && index < lines.length - end && !common.has(index - start) }));
  return [marked(ours, oursCommon), marked(theirs, theirsCommon)];
}

function linesOf(body: unknown): readonly string[] {
  const sorted = (_: string, value: unknown) => (value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value as Fields).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value);
  // A comma says that another line follows, not that this one is another.
  return JSON.stringify(body, sorted, 1).split('\n').map((line) => line.replace(/,$/, ''));
}

/** Places of the lines of the longest common sequence, in each. */
function commonLines(ours: readonly string[], theirs: readonly string[]): readonly [ReadonlySet<number>, ReadonlySet<number>] {
  const [oursCommon, theirsCommon] = [new Set<number>(), new Set<number>()];
  if (ours.length * theirs.length > MOST_COMPARISONS) return [oursCommon, theirsCommon];
  const width = theirs.length + 1;
  const longest = new Uint32Array((ours.length + 1) * width);
  for (let i = ours.length - 1; i >= 0; i -= 1) {
    for (let j = theirs.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = ours[i] === theirs[j] ? longest[(i + 1) * width + j + 1]! + 1 : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
    }
  }
  for (let i = 0, j = 0; i < ours.length && j < theirs.length;) {
    if (ours[i] === theirs[j]) {
      oursCommon.add(i);
      theirsCommon.add(j);
      i += 1;
      j += 1;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return [oursCommon, theirsCommon];
}
