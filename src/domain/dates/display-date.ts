import type { Language } from '../language.ts';
import { MARKET } from '../market.ts';
import { isIsoDate } from './iso-date.ts';
import { monthName, monthNameAfterDay } from './month-names.ts';
import { weekdayName } from './weekdays.ts';

/** An ISO date as shown in tables and inputs: `2026-07-03` → `03.07.2026` [date.formats]. */
export function formatDate(date: string): string {
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

/** Composed here, not by `Intl`: its patterns differ between versions of ICU and would break hydration. */
function dayAndMonth(language: Language, days: string, month: string, year: string): string {
  switch (language) {
    case 'cs': return `${days}. ${month}${year && ` ${year}`}`;
    case 'hu': return `${year && `${year}. `}${month} ${days}.`;
    default: return `${days} ${month}${year && ` ${year}`}`;
  }
}

/** A date as people say it: `3. července 2026`, `3 lipca 2026`, `2026. július 3.` */
export function formatDay(language: Language, date: string, options: { year?: boolean } = {}): string {
  const { year, month, day } = Temporal.PlainDate.from(date);
  return dayAndMonth(language, String(day), monthNameAfterDay(language, month), options.year === false ? '' : String(year));
}

/** A date with its day of the week: `pátek 3. července 2026`, `piątek, 3 lipca 2026`, `2026. július 3., péntek`. */
export function formatDayOfWeek(language: Language, date: string): string {
  const [day, name] = [formatDay(language, date), weekdayName(language, date)];
  switch (language) {
    case 'cs': return `${name} ${day}`;
    case 'hu': return `${day}, ${name}`;
    default: return `${name}, ${day}`;
  }
}

/**
 * A range of dates as people say it: `3.–17. července 2026`, `28. července – 3. srpna 2026`.
 * @param options.year false leaves the year out; a range over New Year always shows both
 */
export function formatDayRange(
  language: Language,
  from: string,
  to: string,
  options: { year?: boolean } = {},
): string {
  const start = Temporal.PlainDate.from(from);
  const end = Temporal.PlainDate.from(to);
  if (start.equals(end)) return formatDay(language, from, options);
  const sameYear = start.year === end.year;
  if (sameYear && start.month === end.month) {
    const days = language === 'cs' ? `${start.day}.–${end.day}` : `${start.day}–${end.day}`;
    const year = options.year === false ? '' : String(end.year);
    return dayAndMonth(language, days, monthNameAfterDay(language, start.month), year);
  }
  if (!sameYear) return `${formatDay(language, from)} – ${formatDay(language, to)}`;
  // The year is said once: first in Hungarian, last elsewhere.
  const yearLeads = language === 'hu';
  const withYear = options.year !== false;
  return [
    formatDay(language, from, { year: withYear && yearLeads }),
    formatDay(language, to, { year: withYear && !yearLeads }),
  ].join(' – ');
}

/** A month with its year, as a calendar's heading: `červenec 2026`, `2026. július`. */
export function formatMonth(language: Language, date: string): string {
  const { year, month } = Temporal.PlainDate.from(date);
  const name = monthName(language, month);
  return language === 'hu' ? `${year}. ${name}` : `${name} ${year}`;
}
