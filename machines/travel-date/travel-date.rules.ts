import type { FlexibleDates, TravelDateContext, TravelDates } from './travel-date.types.ts';
import { departureWindow } from '../../src/domain/search/departure-window.ts';
import { addMonths, firstDayOfMonth, isIsoDate, lastDayOfMonth } from '../../src/domain/dates/iso-date.ts';

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

/** What is handed over: one chosen day is a range of that day, and may be missed by as many days as were chosen [start-date.filter]. */
export function settledDraft({ draft: { from, to }, flexibility }: TravelDateContext): FlexibleDates {
  return from === null ? { from, to, flexibility: 0 } : { from, to: to ?? from, flexibility };
}

/** The days that are searched for: the draft, as many days wider as it may be missed by, within the sale. */
export function widenedDraft({ draft: { from, to }, flexibility, minDate, maxDate }: TravelDateContext): TravelDates {
  if (from === null || flexibility === 0) return { from, to: to ?? from };
  const { startDate, endDate } = departureWindow({ startDate: from, endDate: to ?? from, flexibleDays: flexibility });
  return { from: startDate > minDate ? startDate : minDate, to: endDate < maxDate ? endDate : maxDate };
}
