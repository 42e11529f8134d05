import type { SnapshotFrom } from 'xstate';
import type { dayPricesMachine } from './day-prices.machine.ts';
import type { DayPrice } from './day-prices.types.ts';

type Snapshot = SnapshotFrom<typeof dayPricesMachine>;

/** Days with an offer and what the whole party pays at least, minor units. */
export function selectDays({ context }: Snapshot): readonly DayPrice[] {
  return context.days;
}

/** The days that cost the least of all. */
export function selectCheapest({ context: { days } }: Snapshot): string[] {
  const lowest = Math.min(...days.map(({ totalPrice }) => totalPrice));
  return days.filter(({ totalPrice }) => totalPrice === lowest).map(({ date }) => date);
}

export function selectAreAwaited(snapshot: Snapshot): boolean {
  return snapshot.matches('fetching');
}

export function selectHaveFailed(snapshot: Snapshot): boolean {
  return snapshot.matches('failed');
}
