import { addDays, addMonths, firstDayOfMonth, lastDayOfMonth, weekday } from '../../domain/dates/iso-date.ts';

/** The weeks of a month (any date in it), Monday first; null where a cell belongs to a neighbour. */
export function weeksOfMonth(date: string): (string | null)[][] {
  const first = firstDayOfMonth(date);
  const last = lastDayOfMonth(date);
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, 1 - weekday(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (day < first || day > last ? null : day)));
  }
  return weeks;
}

/**
 * The date a key moves to (WAI-ARIA date grid): arrows by a day and a week, Home and End within the week,
 * PageUp and PageDown by a month, with Shift by a year. Kept between `min` and `max`; undefined for other keys.
 */
export function calendarMove(key: string, date: string, shift: boolean, min: string, max: string): string | undefined {
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, 1 - weekday(date)),
    End: () => addDays(date, 7 - weekday(date)),
    PageUp: () => addMonths(date, shift ? -12 : -1),
    PageDown: () => addMonths(date, shift ? 12 : 1),
  };
  const target = moves[key]?.();
  return target && clampDate(target, min, max);
}

export function clampDate(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}
