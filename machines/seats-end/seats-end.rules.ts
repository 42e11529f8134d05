import type { PaymentOptions } from '../payment/payment.types.ts';

/** How often the clock is asked, in milliseconds. */
export const CLOCK_TICK = 10_000;
/** Seats are let go by background work: asked at the very moment, the shop may still have them. In milliseconds. */
const GRACE = 2_000;

/** When the shop is asked, in epoch milliseconds; null where no seats wait. */
export function askingTime(known: PaymentOptions | null): number | null {
  const until = known?.order.seatsReservedUntil;
  return until === undefined ? null : Temporal.Instant.from(until).epochMilliseconds + GRACE;
}

/** Whether the shop says of the order what it has said before: its seats wait on for a payment that is under way, or are let go in a moment. */
export function isSameOrder(before: PaymentOptions | null, now: PaymentOptions): boolean {
  return JSON.stringify(before?.order) === JSON.stringify(now.order);
}
