import { isIsoDate } from '../dates/iso-date.ts';
import { MAX_OF_A_KIND } from '../search/participants.ts';

/** Where children's birth dates are kept between searches [url.birthdates-cookie]. */
export const BIRTH_DATES_COOKIE = 'childrenBirthDates';

/** The cookie's value, safe without encoding: ISO dates joined by `_`. */
export function formatBirthDatesCookie(birthDates: readonly string[]): string {
  return birthDates.join('_');
}

/** Reads the cookie's value; what is not a date is left out, as is one child too many. */
export function parseBirthDatesCookie(value: string): string[] {
  return value.split('_').filter(isIsoDate).slice(0, MAX_OF_A_KIND);
}
