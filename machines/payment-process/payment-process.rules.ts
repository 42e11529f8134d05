import type { PaymentProcessContext } from './payment-process.types.ts';

/** Milliseconds from one tick of the page's clock to the next. */
export const PROCESS_TICK = 1_000;
const QUICK_TICKS = 4;
const SLOW_TICKS = 15;
const SLOW_AFTER = 120_000;

/** How long the bank has had the payment, in whole seconds; null while nothing tells the time. */
export function waitedSeconds({ now, progress }: PaymentProcessContext): number | null {
  if (now === null || progress === null || progress.startedAt === null) return null;
  return Math.max(0, Math.floor((now - progress.startedAt) / 1000));
}

/** Asked every few seconds at first, less often once it takes long: a transfer may take a day. */
export function isTimeToAsk(context: PaymentProcessContext): boolean {
  const waited = waitedSeconds(context);
  return context.ticks + 1 >= (waited !== null && waited * 1000 > SLOW_AFTER ? SLOW_TICKS : QUICK_TICKS);
}
