import type { PaymentOptions } from './seats-end.types.ts';

/** How often the clock is asked, in milliseconds. */
export const CLOCK_TICK = 10_000;
/** Seats are let go by background work: asked at the very moment, the shop may still have them. In milliseconds. */
const GRACE = 2_000;

/** @param instant undefined where no seats wait @returns epoch milliseconds, or null */
export function momentOf(instant: string | undefined): number | null {
  return instant === undefined ? null : Temporal.Instant.from(instant).epochMilliseconds;
}

/** When the shop is asked. @param until epoch milliseconds */
export function askingTime(until: number): number {
  return until + GRACE;
}

/** Whether the shop says of the order what it has said before: its seats wait on for a payment that is under way, or are let go in a moment. */
export function isSameOrder(before: PaymentOptions | null, now: PaymentOptions): boolean {
  return JSON.stringify(before?.order) === JSON.stringify(now.order);
}
