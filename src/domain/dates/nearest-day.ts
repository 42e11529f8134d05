import { diffDays } from './iso-date.ts';

/** The day that is closest to a date; of two as close the later, which leaves more time. */
export function nearestDay<Day extends { date: string }>(days: readonly Day[], date: string): Day | undefined {
  const far = (day: Day) => Math.abs(diffDays(day.date, date));
  return days.toSorted((one, other) => far(one) - far(other) || other.date.localeCompare(one.date))[0];
}
