import type { CountdownContext } from './countdown.types.ts';

/** Milliseconds from one tick to the next [view.countdown]. */
export const COUNTDOWN_TICK = 1000;

/** Milliseconds to the end, never less than none. */
export function timeLeft({ endsAt, now }: Pick<CountdownContext, 'endsAt' | 'now'>): number {
  return Math.max(0, endsAt - now);
}

export interface TimeParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** A begun second counts: at zero it is over. */
export function timePartsOf(left: number): TimeParts {
  const seconds = Math.ceil(left / 1000);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
