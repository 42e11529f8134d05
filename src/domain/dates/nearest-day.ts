import { diffDays } from './iso-date.ts';

interface Day {
  date: string;
}

/** Sorts days by how far they are from a date. */
export function byDistanceTo(date: string): (one: Day, other: Day) => number {
  const far = (day: Day) => Math.abs(diffDays(day.date, date));
  return (one, other) => far(one) - far(other);
}

/** The day that is closest to a date; of two as close the later, which leaves more time. */
export function nearestDay<Near extends Day>(days: readonly Near[], date: string): Near | undefined {
  const byDistance = byDistanceTo(date);
  return days.toSorted((one, other) => byDistance(one, other) || other.date.localeCompare(one.date))[0];
}
