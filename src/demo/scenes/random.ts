/** A repeatable source of chance: the same seed text always yields the same picture. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items; the list must not be empty. */
  pick<T>(items: readonly T[]): T;
  /** An independent source, so that one painter's appetite does not move another painter's work. */
  fork(name: string): Random;
}

const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
};

/**
 * Starts a random source (mulberry32) from a text.
 * @param seed any text; equal texts give equal sequences on every machine
 */
export const createRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    fork: (name) => createRandom(`${seed}/${name}`),
  };
};
