import type { FlexibleDates, TravelDateContext } from './travel-date.types.ts';
import { isIsoDate, lastDayOfMonth } from '../../src/domain/dates/iso-date.ts';

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

/** What is handed over: one chosen day is a range of that day, and may be missed by as many days as were chosen [start-date.filter]. */
export function settledDraft({ draft: { from, to }, flexibility }: TravelDateContext): FlexibleDates {
  return from === null ? { from, to, flexibility: 0 } : { from, to: to ?? from, flexibility };
}
