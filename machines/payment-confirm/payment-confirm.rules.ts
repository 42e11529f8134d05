/** Pauses between questions in milliseconds, longer and longer; when they are used up the page stops asking. */
const CONFIRM_PAUSES = [1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000] as const;

/** How many questions are put before the customer is told that it takes longer. */
export const MAX_QUESTIONS = CONFIRM_PAUSES.length + 1;

/** The pause after the n-th question (from 1), in milliseconds. */
export function confirmPause(asked: number): number {
  return CONFIRM_PAUSES[Math.min(Math.max(asked, 1), CONFIRM_PAUSES.length) - 1]!;
}
