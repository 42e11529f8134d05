import { diffDays } from './dates/iso-date.ts';

/** The most days between the first and the last departure that one may ask for. */
export const MAX_WINDOW_DAYS = 731;

/** Whether a search may ask for departures between two days, both `yyyy-MM-dd`. */
export function isDepartureWindow(from: string, to: string): boolean {
  const days = diffDays(from, to);
  return days >= 0 && days <= MAX_WINDOW_DAYS;
}
