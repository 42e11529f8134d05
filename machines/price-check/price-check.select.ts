import type { SnapshotFrom } from 'xstate';
import type { priceCheckMachine } from './price-check.machine.ts';

/** The price that the page says and the one of now, minor units; null where they are the same. */
export function selectChangedPrice({ value, context: { stay, newPrice } }: SnapshotFrom<typeof priceCheckMachine>): { before: number; now: number } | null {
  return value === 'changed' && stay !== null && newPrice !== null ? { before: stay.totalPrice, now: newPrice } : null;
}
