import { parseBirthDate } from '../../../domain/dates/birth-date-text.ts';
import { formatDate } from '../../../domain/dates/display-date.ts';
import { isIsoDate } from '../../../domain/dates/iso-date.ts';

/** As much of a text that is no date as its field, the cart and the contract take: what is stored is what was typed. */
export const LONGEST_DATE_TEXT = 20;

/** A typed birth date as it is stored: its ISO date, or the text itself while it is none. */
export function birthDateOf(text: string): string {
  return parseBirthDate(text) ?? text.trim().slice(0, LONGEST_DATE_TEXT);
}

/** A stored birth date as it is shown: `2018-05-24` → `24.05.2018`; a text that is no date stays as typed. */
export function birthDateText(birthDate: string): string {
  return isIsoDate(birthDate) ? formatDate(birthDate) : birthDate;
}
