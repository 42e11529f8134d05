/** Random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number between the bounds, both included. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Some of the items, in their order. */
  some<T>(items: readonly T[], count: number): T[];
}

/** Mulberry32, seeded by any words and numbers. */
export function randomOf(...seed: (string | number)[]): Random {
  let state = hashOf(seed.join('|'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
    some: (items, count) => {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(between(0, items.length - 1));
      return items.filter((_, index) => chosen.has(index));
    },
  };
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
