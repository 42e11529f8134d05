import type { Language } from '../../domain/market/language.ts';
import { todayOf } from '../clock.ts';
import type { Shop } from '../shop.ts';
import type { PlaceFacts, PlaceFactsOf } from './place-facts.ts';

/** So long an answer waits for what it can do without. */
export const LONGEST_WAIT_MS = 1000;

/** Today's facts of a place; null where they fail or are late, as a page without them is better than none. What was late is there for the next one. */
export async function factsOrNone({ placeFacts, clock, log }: Pick<Shop, 'placeFacts' | 'clock' | 'log'>, asked: Parameters<PlaceFactsOf>[0], language: Language): Promise<PlaceFacts | null> {
  const found = placeFacts(asked, { today: todayOf(clock), language }).catch((error: unknown) => {
    log.warn({ err: error, ...asked }, 'The facts of a place were not found');
    return null;
  });
  return Promise.race([found, new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null).unref())]);
}
