/** How often the clock is asked, in milliseconds. */
export const CLOCK_TICK = 10_000;
/** So long before its end a cart says so, in milliseconds. */
export const WARNING_TIME = 600_000;

interface Times {
  now: number;
  until: number;
}

/** The end of the cart is near enough to be spoken of. */
export function isNear({ now, until }: Times): boolean {
  return now > 0 && until - now <= WARNING_TIME;
}

export function isOver({ now, until }: Times): boolean {
  return now > 0 && until <= now;
}

/** Whole minutes that are left, at least one while the cart lasts. */
export function minutesLeft({ now, until }: Times): number {
  return Math.max(1, Math.ceil((until - now) / 60_000));
}
