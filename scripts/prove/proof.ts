/** A claim about the running shop that takes too long for every test run. */
export interface Proof {
  /** One sentence: what holds. */
  claim: string;
  /** @returns what was counted and measured, by name @throws when the claim does not hold */
  run: () => Promise<Readonly<Record<string, string | number>>>;
}

/** @throws Error with `sentence` and what was seen */
export function holds(condition: boolean, sentence: string, seen?: unknown): void {
  if (!condition) throw new Error(seen === undefined ? sentence : `${sentence}: ${JSON.stringify(seen)}`);
}
