import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testClock } from '../testing/test-app.ts';
import { TEST_TODAY } from '../testing/test-database.ts';
import type { Shop } from '../shop.ts';
import { factsOrNone, LONGEST_WAIT_MS } from './facts-or-none.ts';
import type { PlaceFacts, PlaceFactsOf } from './place-facts.ts';

const facts: PlaceFacts = { count: 3, cheapest: { totalPrice: 100, date: '2026-07-03' }, airports: [], picture: null };
const asked = { tripType: 'DW', place: 'HR', airport: null } as const;
const warn = vi.fn<(...said: unknown[]) => void>();
const shopWith = (placeFacts: PlaceFactsOf) => ({ placeFacts, clock: testClock(), log: { warn } as unknown as Shop['log'] });

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => {
  vi.useRealTimers();
  warn.mockClear();
});

it('gives the facts of today in the language [search.seo-names]', async () => {
  const placeFacts = vi.fn<PlaceFactsOf>(async () => facts);
  expect(await factsOrNone(shopWith(placeFacts), asked, 'hu')).toBe(facts);
  expect(placeFacts.mock.calls).toEqual([[asked, { today: TEST_TODAY, language: 'hu' }]]);
});

it('gives none where they fail, and the log says so [search.seo-names]', async () => {
  const broken = new Error('no database');
  expect(await factsOrNone(shopWith(async () => { throw broken; }), asked, 'cs')).toBeNull();
  expect(warn.mock.calls).toEqual([[{ err: broken, ...asked }, 'The facts of a place were not found']]);
});

it('gives none where they are late [search.seo-names]', async () => {
  const answer = factsOrNone(shopWith(() => new Promise<never>(() => {})), asked, 'cs');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  expect(await answer).toBeNull();
});
