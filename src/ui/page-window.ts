/**
 * Which page numbers to offer: the first, the last and those around the current one; `null` is a gap of two or more.
 * Pages count from 1; `page` is taken into the range.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const current = Math.min(Math.max(page, 1), Math.max(pages, 1));
  const near = (candidate: number) => candidate === 1 || candidate === pages || Math.abs(candidate - current) <= 1;
  const offered: (number | null)[] = [];
  for (let candidate = 1; candidate <= pages; candidate += 1) {
    const closesSmallGap = near(candidate - 1) && near(candidate + 1);
    if (near(candidate) || closesSmallGap) offered.push(candidate);
    else if (offered.at(-1) !== null) offered.push(null);
  }
  return offered;
}
