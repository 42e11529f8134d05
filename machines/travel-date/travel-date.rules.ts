import type { Flexibility, TravelDateContext, TravelDates } from './travel-date.types.ts';
import { addDays, addMonths, firstDayOfMonth, isIsoDate, lastDayOfMonth } from '../../src/domain/dates/iso-date.ts';

type Sale = Pick<TravelDateContext, 'minDate' | 'maxDate'>;

export function isOnSale(date: string, { minDate, maxDate }: Sale): boolean {
  return isIsoDate(date) && date >= minDate && date <= maxDate;
}

/** The whole month, also where the sale begins or ends within it [date.month-range]. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: lastDayOfMonth(from) };
}

export function isMonthOnSale(month: string, { minDate, maxDate }: Sale): boolean {
  if (!isIsoDate(`${month}-01`)) return false;
  const { from, to } = daysOfMonth(month);
  return to >= minDate && from <= maxDate;
}

/** Every month in which something is on sale, `yyyy-MM`. */
export function monthsOnSale({ minDate, maxDate }: Sale): string[] {
  const months: string[] = [];
  for (let day = firstDayOfMonth(minDate); day <= maxDate; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}

export const FLEXIBILITIES: readonly Flexibility[] = [0, 1, 3, 7];

/** What is handed over: one chosen day is a range of that day, as many days wider as it may be, within the sale [start-date.filter]. */
export function settledDates({ draft: { from, to }, flexibility, minDate, maxDate }: TravelDateContext): TravelDates {
  if (from === null || flexibility === 0) return { from, to: to ?? from };
  const [first, last] = [addDays(from, -flexibility), addDays(to ?? from, flexibility)];
  return { from: first > minDate ? first : minDate, to: last < maxDate ? last : maxDate };
}
