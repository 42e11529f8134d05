import type { SnapshotFrom } from 'xstate';
import type { travelDateMachine } from './travel-date.machine.ts';
import type { TravelDateContext, TravelDates } from './travel-date.types.ts';
import type { Flexibility } from '../../src/domain/search/departure-window.ts';
import { addMonths, firstDayOfMonth } from '../../src/domain/dates/iso-date.ts';
import { departureWindow, FLEXIBILITIES } from '../../src/domain/search/departure-window.ts';
import { daysOfMonth } from './travel-date.rules.ts';

type Snapshot = SnapshotFrom<typeof travelDateMachine>;

/** The days chosen so far (ISO dates). */
export function selectDraft({ context }: Snapshot): TravelDates {
  return context.draft;
}

/** By how many days the departure may differ, each with whether it is the chosen one; none where no day is chosen to differ from. */
export function selectFlexibilities({ context }: Snapshot): { days: Flexibility; chosen: boolean }[] {
  return context.draft.from === null ? [] : FLEXIBILITIES.map((days) => ({ days, chosen: days === context.flexibility }));
}

/** The days that would be searched for now: the draft, as many days wider as it may be missed by, within the sale. */
export function selectSettled({ context: { draft: { from, to }, flexibility, minDate, maxDate } }: Snapshot): TravelDates {
  if (from === null || flexibility === 0) return { from, to: to ?? from };
  const { startDate, endDate } = departureWindow({ startDate: from, endDate: to ?? from, flexibleDays: flexibility });
  return { from: startDate > minDate ? startDate : minDate, to: endDate < maxDate ? endDate : maxDate };
}

/** First and last day that may be chosen (ISO dates). */
export function selectSale({ context }: Snapshot): { minDate: string; maxDate: string } {
  return { minDate: context.minDate, maxDate: context.maxDate };
}

/** The months on sale (`yyyy-MM`) and whether each is the chosen one. */
export function selectMonths({ context }: Snapshot): { month: string; chosen: boolean }[] {
  const { from, to } = context.draft;
  return monthsOnSale(context).map((month) => {
    const days = daysOfMonth(month);
    return { month, chosen: days.from === from && days.to === to };
  });
}

export function selectCanClear({ context }: Snapshot): boolean {
  return context.draft.from !== null;
}

/** All that the panel shows of the draft. */
export function selectShownDraft(snapshot: Snapshot) {
  return {
    state: snapshot.value,
    ...selectDraft(snapshot),
    ...selectSale(snapshot),
    flexibilities: selectFlexibilities(snapshot),
    settled: selectSettled(snapshot),
    offeredMonths: selectMonths(snapshot),
    canClear: selectCanClear(snapshot),
    shownMonth: snapshot.context.shownMonth,
  };
}

/** Every month in which something is on sale, `yyyy-MM`. */
function monthsOnSale({ minDate, maxDate }: Pick<TravelDateContext, 'minDate' | 'maxDate'>): string[] {
  const months: string[] = [];
  for (let day = firstDayOfMonth(minDate); day <= maxDate; day = addMonths(day, 1)) months.push(day.slice(0, 7));
  return months;
}
