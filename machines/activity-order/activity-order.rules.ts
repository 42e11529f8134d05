import type { ActivityVariant } from './activity-order.types.ts';

/** Questions to the shop before the customer is told that a mail will come. */
export const MAX_QUESTIONS = 8;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/** Milliseconds before the next question. */
export function askPause(asked: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** asked);
}

/** Minor units of what is chosen, as it was told last. */
export function amountOf(variants: readonly ActivityVariant[], variant: ActivityVariant['code']): number {
  return variants.find(({ code }) => code === variant)?.amount ?? 0;
}
