import { SORT_TYPES } from '../../domain/search/sort-types.ts';
import type { SortType } from '../../domain/search/sort-types.ts';
import { usePage } from '../../parts/page.tsx';

/** The orders that the page offers, as its editors say, else all; the one that is on is always among them [cms.page-fields]. */
export function useSortTypes(sorted: SortType): readonly SortType[] {
  const { sortCodes = [] } = usePage().chrome.cms ?? {};
  if (sortCodes.length === 0) return SORT_TYPES;
  return sortCodes.includes(sorted) ? sortCodes : [...sortCodes, sorted];
}
