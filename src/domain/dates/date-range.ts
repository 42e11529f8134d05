import { diffDays, firstDayOfMonth, isIsoDate, lastDayOfMonth } from './iso-date.ts';

/** Which ends belong to a range: a round bracket leaves its end out. */
export type Inclusivity = '()' | '[]' | '(]' | '[)';

/**
 * Whether the dates are exactly whole months: two of them, the first on day 1, the second on the
 * last day of a month, not before the first [date.month-range].
 */
export function isMonthRange(dates: readonly string[]): boolean {
  const [from, to, ...more] = dates;
  if (!isIsoDate(from) || !isIsoDate(to) || more.length > 0) return false;
  return from === firstDayOfMonth(from) && to === lastDayOfMonth(to) && from < to;
}

/**
 * Whether `date` lies between `from` and `to` (ISO dates).
 * @throws RangeError when inclusivity is not one of () [] (] [) [date.inclusivity]
 */
export function isInRange(date: string, from: string, to: string, inclusivity: string = '[]'): boolean {
  const sinceStart = diffDays(from, date);
  const untilEnd = diffDays(date, to);
  switch (inclusivity as Inclusivity) {
    case '()': return sinceStart > 0 && untilEnd > 0;
    case '[]': return sinceStart >= 0 && untilEnd >= 0;
    case '(]': return sinceStart > 0 && untilEnd >= 0;
    case '[)': return sinceStart >= 0 && untilEnd > 0;
    default: throw new RangeError(`Inclusivity must be one of () [] (] [), not ${inclusivity}`);
  }
}
