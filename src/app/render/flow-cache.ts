/** What the flows of pages have settled in: the same flows that are given the same answers settle in the same. */
import { LRUCache } from 'lru-cache';
import type { FlowStart } from '../../routes/page-state.ts';
import type { SettledFlows } from './settled-bus.ts';
import type { SharedAnswers } from './shared-answers.ts';

export interface Settled {
  flows: SettledFlows;
  /** As the browser resumes them; frozen. */
  wholeStarts: readonly FlowStart[];
  /** The same for a document, beside which parts are fetched as files. */
  starts: readonly FlowStart[];
}

/** Answers that flows were given, by the key they are shared under. */
export type GivenAnswers = ReadonlyMap<string, Promise<unknown>>;

interface Entry {
  settled: Settled;
  given: GivenAnswers;
}

export interface FlowCache {
  /** @param now epoch milliseconds: every answer that the flows were given must still be everybody's */
  get: (key: string, now: number) => Settled | undefined;
  /** @param given all that the flows asked for, nothing of it somebody's own */
  put: (key: string, settled: Settled, given: GivenAnswers) => void;
}

/** @param limits most pages whose flows are cached; least recently used leave first */
export function createFlowCache({ answers, entries }: { answers: SharedAnswers; entries: number }): FlowCache {
  const cache = new LRUCache<string, Entry>({ max: entries });
  return {
    get(key, now) {
      const found = cache.get(key);
      if (found === undefined) return undefined;
      for (const [name, answer] of found.given) {
        if (answers.current(name, now) !== answer) {
          cache.delete(key);
          return undefined;
        }
      }
      return found.settled;
    },
    put(key, settled, given) {
      cache.set(key, { settled, given });
    },
  };
}
