import { setTimeout as after } from 'node:timers/promises';

/** Longer than the work takes, whoever it is about. */
const LEAST_MS = 120;

/** Answers no sooner for an address that nobody has an account with. */
export async function sameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, after(LEAST_MS)]);
  return result;
}
