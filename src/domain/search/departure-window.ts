import { addDays, diffDays, isIsoDate } from '../dates/iso-date.ts';

/** The most days between the first and the last departure that one may ask for. */
export const MAX_WINDOW_DAYS = 731;

/** Whether a search may ask for departures between two days, both `yyyy-MM-dd`. */
export function isDepartureWindow(from: string, to: string): boolean {
  const days = diffDays(from, to);
  return days >= 0 && days <= MAX_WINDOW_DAYS;
}

/** Days by which a departure may be earlier or later than the chosen ones. */
export const FLEXIBILITIES = [0, 1, 3, 7] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

/** Chosen days (ISO dates, null for an open end), and by how many days they may be missed. */
export interface FlexibleDays<Day extends string | null = string | null> {
  startDate: Day;
  endDate: Day;
  flexibleDays: Flexibility;
}

/** The first and the last departure that chosen days stand for; an open end stays open. */
export function departureWindow<Day extends string | null>({ startDate, endDate, flexibleDays }: FlexibleDays<Day>): { startDate: Day; endDate: Day } {
  return { startDate: moved(startDate, -flexibleDays), endDate: moved(endDate, flexibleDays) };
}

/** A day moved; one at the end of the calendar stays, for there is none beyond. */
function moved<Day extends string | null>(date: Day, days: number): Day {
  const day = date === null || days === 0 ? date : addDays(date, days);
  return isIsoDate(day) ? (day as Day) : date;
}
