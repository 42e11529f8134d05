import type { Language } from '../market/language.ts';
import { MARKET } from '../market/market.ts';
import { isIsoDate } from './iso-date.ts';

/** An ISO date as visitors see it: `2026-07-03` → `03.07.2026` [date.shown]; what is none stays as it is [date.invalid]. */
export function formatDate(date: string): string {
  if (!isIsoDate(date)) return date;
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year}`;
}

/** The last minute before an instant, where the market is: `2026-06-18T22:00:00Z` → `18.06.2026 23:59`. */
export function formatDeadline(instant: string): string {
  const last = Temporal.Instant.from(instant).subtract({ minutes: 1 }).toZonedDateTimeISO(MARKET.timeZone);
  return `${formatDate(last.toPlainDate().toString())} ${last.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}

/**
 * Reads a date as people type it, `3.7.2026` or `03. 07. 2026`, or as Hungarians do, `2026.07.03.`
 * @returns the ISO date, or undefined when it is not a real date [date.formats]
 */
export function parseDisplayDate(text: string): string | undefined {
  const yearFirst = /^\s*(\d{4})\.\s*(\d{1,2})\.\s*(\d{1,2})\.?\s*$/.exec(text)?.slice(1);
  const [day, month, year] = yearFirst?.toReversed() ?? /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\s*$/.exec(text)?.slice(1) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : undefined;
}

/** A date with the name of its day of the week: `pátek 03.07.2026`, `piątek, 03.07.2026`, `03.07.2026, péntek`. */
export function formatDayOfWeek(language: Language, date: string, name: string): string {
  const day = formatDate(date);
  switch (language) {
    case 'cs': return `${name} ${day}`;
    case 'hu': return `${day}, ${name}`;
    default: return `${name}, ${day}`;
  }
}

/** A range of dates: `03.07.2026 – 17.07.2026`; of one day, that day [date.shown]. */
export function formatDayRange(from: string, to: string): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

/** The name of a month with its year, as a calendar's heading: `červenec 2026`, `2026. július`. */
export function formatMonth(language: Language, year: string, name: string): string {
  return language === 'hu' ? `${year}. ${name}` : `${name} ${year}`;
}
