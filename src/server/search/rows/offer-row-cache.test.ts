import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import { readWindow, type CatalogueWindow } from '../prices/catalogue-window.ts';
import { cachedOfferRows } from './offer-row-cache.ts';
import { readOfferRows, type FoundOffer } from './read-offers.ts';

describeOnEveryEngine('rows of offers that are cached', (open) => {
  let database: Database;
  let window: CatalogueWindow;
  let catalogue: number;
  let found: FoundOffer[];
  let statements = 0;
  const counted = () => database.kysely.withPlugin({
    transformQuery: ({ node }) => { statements += 1; return node; },
    transformResult: async ({ result }) => result,
  });

  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    window = await readWindow(database.kysely, TEST_TODAY);
    ({ catalogue } = await database.kysely.selectFrom('price_version').select('catalogue').executeTakeFirstOrThrow());
    const cells = await database.kysely.selectFrom('offer_cell').select(['hotel_id', 'airport_id', 'board_id', 'nights']).distinctOn('hotel_id')
      .where('airport_id', '>', 0).where('board_id', '>', 0).orderBy('hotel_id').orderBy('nights').orderBy('airport_id').orderBy('board_id').limit(12).execute();
    found = cells.map(({ hotel_id, airport_id, board_id, nights }, place) => ({ hotelId: hotel_id, airportId: airport_id, boardId: board_id, nights, day: 10 + place, base: 1 }));
  });
  afterAll(() => database.close());

  it('are what was read, in the order asked for, and are read once [listing.response]', async () => {
    const rowsOf = cachedOfferRows(counted());
    const said = (offers: readonly FoundOffer[]) => rowsOf(catalogue, offers, window, 'cs');
    const asRead = await readOfferRows(database.kysely, found, window, 'cs');
    expect(await said(found.slice(4))).toEqual(asRead.slice(4));
    expect(await said(found)).toEqual(asRead);
    statements = 0;
    expect(await said(found.toReversed())).toEqual(asRead.toReversed());
    expect(statements).toBe(0);
  });

  it('tell of other days with the same flights too, as if they had been read', async () => {
    const rowsOf = cachedOfferRows(counted());
    await rowsOf(catalogue, found, window, 'cs');
    const weeksLater = found.map((offer, place) => ({ ...offer, day: offer.day + 7 * (1 + place % 3) }));
    statements = 0;
    const rows = await rowsOf(catalogue, weeksLater, window, 'cs');
    expect(statements).toBe(0);
    expect(rows).toEqual(await readOfferRows(database.kysely, weeksLater, window, 'cs'));
  });

  it('are read anew in another language, and when others have taken their room', async () => {
    const rowsOf = cachedOfferRows(counted(), 4);
    const statementsOf = async (offers: readonly FoundOffer[], language: 'cs' | 'hu' = 'cs') => {
      statements = 0;
      await rowsOf(catalogue, offers, window, language);
      return statements > 0;
    };
    expect(await statementsOf(found.slice(0, 4))).toBe(true);
    expect(await statementsOf(found.slice(0, 1))).toBe(false);
    expect(await statementsOf(found.slice(4, 7))).toBe(true);
    expect(await statementsOf(found.slice(0, 1))).toBe(false);
    expect(await statementsOf(found.slice(1, 2))).toBe(true);
    expect(await statementsOf(found.slice(0, 1), 'hu')).toBe(true);
  });

  it('are none of a catalogue that is no more', async () => {
    expect(await cachedOfferRows(database.kysely)(catalogue - 1, found, window, 'cs')).toBeNull();
  });
});
