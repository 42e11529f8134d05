import { parseBirthDate } from '../../domain/dates/birth-date-text.ts';
import { formatDate } from '../../domain/dates/display-date.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';

/** As long as an ISO date: the shop keeps no more of a text that is none yet. */
const LONGEST = 10;

/** What a typed birth date is kept as: its ISO date, or the text itself while it is none. */
export function birthDateOf(text: string): string {
  return parseBirthDate(text) ?? text.trim().slice(0, LONGEST);
}

/** How what is kept is shown: `2018-05-24` → `24.05.2018`; a text that is no date stays as typed. */
export function birthDateText(birthDate: string): string {
  return isIsoDate(birthDate) ? formatDate(birthDate) : birthDate;
}
