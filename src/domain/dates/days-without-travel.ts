import { addDays } from './iso-date.ts';

/** The days of a holiday that nobody travels on, both included; where there are none, `to` is before `from`. */
export function daysWithoutTravel({ startDate, endDate }: { startDate: string; endDate: string }): { from: string; to: string } {
  return { from: addDays(startDate, 1), to: addDays(endDate, -1) };
}
