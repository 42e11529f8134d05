import { parseBirthDate } from '../../../domain/dates/birth-date-text.ts';
import { formatDate } from '../../../domain/dates/display-date.ts';
import { isIsoDate } from '../../../domain/dates/iso-date.ts';

/** As long as an ISO date: a text that is none yet is stored up to here. */
const LONGEST = 10;

/** A typed birth date as it is stored: its ISO date, or the text itself while it is none. */
export function birthDateOf(text: string): string {
  return parseBirthDate(text) ?? text.trim().slice(0, LONGEST);
}

/** A stored birth date as it is shown: `2018-05-24` → `24.05.2018`; a text that is no date stays as typed. */
export function birthDateText(birthDate: string): string {
  return isIsoDate(birthDate) ? formatDate(birthDate) : birthDate;
}
