import { isChildOn } from '../search/participants.ts';
import { isSortType } from '../search/sort-types.ts';
import type { SortType } from '../search/sort-types.ts';
import { BIRTH_DATES_COOKIE, parseBirthDatesCookie } from './birth-dates-cookie.ts';
import type { ConsentCategories } from './consent.ts';

/** Where the sort of listings is kept [sort.cookie]. */
export const SORT_COOKIE = 'listingSort';

/** What a visitor's cookies say for their comfort. */
export interface Remembered {
  /** The sort they chose last; null where none is known, which leaves the listing to its own. */
  sortCode: SortType | null;
  /** ISO birth dates of those who are children today. */
  childrenBirthDates: string[];
}

/**
 * Reads what is remembered from cookies by name; nothing without consent to preferences [sort.cookie] [url.birthdates-cookie].
 * @param today ISO date
 */
export function rememberedOf(cookies: Readonly<Record<string, string>>, consent: ConsentCategories | null, today: string): Remembered {
  if (consent?.preferences !== true) return { sortCode: null, childrenBirthDates: [] };
  const sortCode = cookies[SORT_COOKIE];
  return {
    sortCode: isSortType(sortCode) ? sortCode : null,
    childrenBirthDates: parseBirthDatesCookie(cookies[BIRTH_DATES_COOKIE] ?? '').filter((birthDate) => isChildOn(birthDate, today)),
  };
}
