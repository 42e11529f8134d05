/** Questions to the shop before the customer is told that a mail will come. */
export const MAX_QUESTIONS = 8;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 8000;

/** Milliseconds before the next question. */
export function askPause(asked: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** asked);
}
