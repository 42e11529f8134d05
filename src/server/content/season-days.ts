import { addDays } from '../../domain/dates/iso-date.ts';

/** The days between which a campaign's trips leave, as content tells them. */
interface ToldDays {
  /** `MM-DD` of every year, `today+30d`, or an ISO date. */
  startDate?: string;
  endDate?: string;
}

/**
 * Departures of a campaign on a day: of a season that comes every year the one that is on or comes next, never a day
 * that is over [page.campaigns].
 * @param today ISO date in the market's time zone
 */
export function seasonDays({ startDate, endDate }: ToldDays, today: string): ToldDays {
  const tomorrow = addDays(today, 1);
  const end = endDate && (isYearly(endDate) ? nextOf(endDate, tomorrow) : fromToday(endDate, today));
  const start = startDate && (isYearly(startDate) ? (end ? lastOf(startDate, end) : nextOf(startDate, tomorrow)) : fromToday(startDate, today));
  return {
    ...(start && { startDate: start > tomorrow ? start : tomorrow }),
    ...(end && { endDate: end }),
  };
}

/** Whether a day is told as `MM-DD`, of every year. */
export function isYearly(day: string): boolean {
  return /^\d\d-\d\d$/.test(day);
}

function fromToday(day: string, today: string): string {
  const told = /^today(?:([+-]\d{1,4})d)?$/.exec(day);
  return told === null ? day : addDays(today, Number(told[1] ?? 0));
}

/** The first such day from a date on. */
export function nextOf(day: string, from: string): string {
  const year = Number(from.slice(0, 4));
  return `${year}-${day}` >= from ? `${year}-${day}` : `${year + 1}-${day}`;
}

/** The last such day until a date. */
function lastOf(day: string, until: string): string {
  const year = Number(until.slice(0, 4));
  return `${year}-${day}` <= until ? `${year}-${day}` : `${year - 1}-${day}`;
}
