import type { SnapshotFrom } from 'xstate';
import type { priceCheckMachine } from './price-check.machine.ts';

/** Whether the price of a page that has been open for long could not be looked at again. */
export function selectCheckHasFailed({ value }: SnapshotFrom<typeof priceCheckMachine>): boolean {
  return value === 'failed';
}

/** The price that the page says and the one of now, minor units; null where they are the same. */
export function selectChangedPrice({ value, context: { stay, newPrice } }: SnapshotFrom<typeof priceCheckMachine>): { before: number; now: number } | null {
  return value === 'changed' && stay !== null && newPrice !== null ? { before: stay.totalPrice, now: newPrice } : null;
}
