/** Answers of the API that are the same for everybody: asked once, parsed once, frozen, given to many pages. */
import { LRUCache } from 'lru-cache';

/** What may be cached for how many seconds, by the contract's `x-shared`. */
export const SHARED_SECONDS = { content: 60, prices: 5 } as const;

interface Entry {
  answer: Promise<unknown>;
  begins: number;
  expires: number;
}

interface Asking<Body> {
  /** Names the answer: everything that it depends on. */
  key: string;
  seconds: number;
  /** Epoch milliseconds. */
  now: number;
  ask: () => Promise<Body>;
}

export interface SharedAnswers {
  /** The answer that is cached, or that somebody waits for already, or a new one. One that fails is nobody else's. */
  get: <Body>(asking: Asking<Body>) => Promise<Body>;
  /** The answer that `get` would give without asking. */
  current: (key: string, now: number) => Promise<unknown> | undefined;
}

/** @param entries most answers to store; least recently used leave first */
export function createSharedAnswers({ entries }: { entries: number }): SharedAnswers {
  const cache = new LRUCache<string, Entry>({ max: entries });
  const current = (key: string, now: number) => {
    const found = cache.peek(key);
    return found !== undefined && found.begins <= now && now < found.expires ? found : undefined;
  };
  return {
    get<Body>({ key, seconds, now, ask }: Asking<Body>): Promise<Body> {
      const found = current(key, now);
      if (found !== undefined) {
        cache.get(key); // marks it as used
        return found.answer as Promise<Body>;
      }
      const entry: Entry = { answer: ask().then(deepFreeze), begins: now, expires: now + seconds * 1000 };
      cache.set(key, entry);
      entry.answer.catch(() => { if (cache.peek(key) === entry) cache.delete(key); });
      return entry.answer as Promise<Body>;
    },
    current: (key, now) => current(key, now)?.answer,
  };
}

/** Nobody can change for others what they share. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
