import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, diffDays } from '../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import { SORT_TYPES, type SortType } from '../../domain/search/sort-types.ts';
import { TRIP_TYPES } from '../../domain/search/trip-types.ts';
import { formatOfferCode } from '../../domain/urls/offer-code.ts';
import { HOTEL_TYPES, type HotelType } from '../catalogue/hotel-kinds.ts';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../testing/test-database.ts';
import { changeBasePrice } from './testing/change-base-price.ts';
import { countOffers } from './listing/count-offers.ts';
import { countFacets } from './listing/facet-counts.ts';
import { findOffers } from './listing/find-offers.ts';
import { NaiveCatalogue, type NaiveOffer } from './testing/naive-search.ts';
import { bookAtRandom } from './testing/random-bookings.ts';
import { anyTrip, type SearchQuery } from './search-query.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
const page = (sort: SortType, number = 0, pageSize = 10) => ({ sort, page: number, pageSize });

/** Queries of a property; `ORACLE_RUNS=200` asks more. */
const QUERIES = Number(process.env.ORACLE_RUNS ?? 20);

describeOnEveryEngine('search', (open) => {
  let database: Database;
  let naive: NaiveCatalogue;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    await bookAtRandom(database.kysely, 1);
    naive = await NaiveCatalogue.read(database.kysely);
  });
  afterAll(() => database.close());

  const nothingFound = { destinations: {}, airports: {}, nights: {}, boards: {}, stars: {}, ratings: {}, hotelTypes: {}, beaches: {}, facilities: {} };
  const shown = (offer: NaiveOffer) => ({ offerCode: offer.offerCode, totalPrice: offer.total });

  it('lists what a look at every single offer finds, in the same order, for any query [listing.request] [listing.response]', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries(), fc.constantFrom(...SORT_TYPES), fc.integer({ min: 0, max: 2 }), async (query, sort, number) => {
        const expected = naive.find(query, sort, TEST_TODAY);
        const { offers, totalResults } = await findOffers(database.kysely, query, page(sort, number, 4), context);
        expect({ totalResults, offers: offers.map(({ offerCode, totalPrice }) => ({ offerCode, totalPrice })) }).toEqual({
          totalResults: expected.length,
          offers: expected.slice(number * 4, number * 4 + 4).map(shown),
        });
        expect(await countOffers(database.kysely, query, context)).toBe(expected.length);
      }),
      { numRuns: QUERIES },
    );
  });

  it('counts each facet as many hotels as choosing it would find [listing.facets]', { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries(), async (query) => {
        const { prices, ...counts } = await countFacets(database.kysely, query, context);
        const found = { ...Object.fromEntries(Object.entries(counts).map(([dimension, values]) => [dimension, Object.fromEntries(values)])), prices: prices ?? {} };
        expect(found).toEqual({ ...nothingFound, ...naive.facets(query, TEST_TODAY) });
      }),
      { numRuns: QUERIES },
    );
  });

  it('counts nothing for a length of stay that is sold out, also from a price of nothing [listing.facets]', async () => {
    const byCar = { ...anyTrip('DW'), destinations: ['BG-SLUNECNE_POBREZI-NESEBAR'], dateFrom: '2026-10-13', occupancies: [{ adults: 1, childBirthDates: [] }] };
    for (const priceFrom of [null, 0]) {
      const query = { ...byCar, filters: { ...byCar.filters, priceFrom } };
      expect(Object.fromEntries((await countFacets(database.kysely, query, context)).nights)).toEqual({ 3: 1, 4: 1, 5: 1, 7: 1 });
    }
  });

  it('shows ten hotels at most on a page and every hotel on one page only', async () => {
    const all: string[] = [];
    for (let number = 0; ; number++) {
      const { offers, totalResults } = await findOffers(database.kysely, anyTrip('WS'), page('hotelRating', number), context);
      all.push(...offers.map(({ hotelCode }) => hotelCode));
      expect(offers.length).toBeLessThanOrEqual(10);
      if (offers.length === 0) {
        expect(new Set(all).size).toBe(totalResults);
        break;
      }
    }
  });

  it('names the countries and regions of the whole result, not of the page [listing.response]', async () => {
    const { destinations } = await findOffers(database.kysely, anyTrip('WS'), page('price', 0, 1), context);
    expect(destinations.map(({ code }) => code)).toEqual([...new Set(naive.find(anyTrip('WS'), 'price', TEST_TODAY).flatMap(({ hotel }) => [hotel.country_code, hotel.region_code]))].sort((a, b) => naive.positionOf(a) - naive.positionOf(b)));
  });

  it('finds nothing for dates that are over, a party no room takes, or an unknown airport', async () => {
    const nothing = { offers: [], destinations: [], totalResults: 0 };
    for (const query of [
      { ...anyTrip('WS'), dateFrom: '2020-01-01', dateTo: '2020-02-01' },
      { ...anyTrip('WS'), dateFrom: addDays(TEST_TODAY, 301) },
      { ...anyTrip('WS'), airports: ['XXX'] },
      { ...anyTrip('WS'), occupancies: [{ adults: 9, childBirthDates: Array<string>(8).fill('2020-01-01') }] },
      { ...anyTrip('WS'), occupancies: [{ adults: 12, childBirthDates: [] }] },
    ]) {
      expect(await findOffers(database.kysely, query, page('price'), context)).toEqual(nothing);
    }
  });

  it('marks offers with a low-cost flight and says what they cost before the discount [listing.low-cost] [listing.offer-fields]', async () => {
    const { offers } = await findOffers(database.kysely, anyTrip('WS'), page('price', 0, 60), context);
    for (const offer of offers) {
      expect(offer.lowCost).toBe([offer.departureFlight, offer.returnFlight].some((flight) => flight?.airLineCode === 'FR'));
      expect(offer.originalFullPrice).toBeGreaterThanOrEqual(offer.totalPrice);
      expect(offer.departureFlight).toMatchObject({ from: offer.airportCode, date: offer.startDate });
      expect(offer.returnFlight).toMatchObject({ to: offer.airportCode, date: offer.endDate });
      expect(diffDays(offer.startDate, offer.endDate)).toBe(offer.duration);
    }
    expect(offers.some(({ lowCost }) => lowCost)).toBe(true);
  });

  it('sees a changed price at once, in every row of minima', async () => {
    const [cheapest] = naive.find(anyTrip('DW'), 'price', TEST_TODAY) as [NaiveOffer];
    await database.kysely
      .transaction()
      .execute(async (tx) => {
        await changeBasePrice(tx, cheapest.offerCode, null);
        const changed = await NaiveCatalogue.read(tx);
        expect(changed.offers('DW').length).toBe(naive.offers('DW').length - 1);
        for (const query of [anyTrip('DW'), { ...anyTrip('DW'), filters: { ...anyTrip('DW').filters, priceFrom: cheapest.total } }]) {
          const { offers } = await findOffers(tx, query, page('price', 0, 3), context);
          expect(offers.map(({ offerCode }) => offerCode)).toEqual(changed.find(query, 'price', TEST_TODAY).slice(0, 3).map(({ offerCode }) => offerCode));
        }
        await changeBasePrice(tx, cheapest.offerCode, 10_000);
        const { offers } = await findOffers(tx, anyTrip('DW'), page('price', 0, 1), context);
        expect(offers[0]?.totalPrice).toBe(20_000);
        throw new RangeError('taken back');
      })
      .catch((error: unknown) => expect(error).toEqual(new RangeError('taken back')));
    const { offers } = await findOffers(database.kysely, anyTrip('DW'), page('price', 0, 1), context);
    expect(offers[0]?.offerCode).toBe(cheapest.offerCode);
  });

  it('refuses a new price for an offer that no cell holds', async () => {
    const nobody = formatOfferCode({ hotelCode: 'XX1', airportCode: 'PRG', departureDate: addDays(TEST_TODAY, 9), nights: 7, boardCode: 'AI', roomCode: 'DR2' });
    await expect(database.kysely.transaction().execute((tx) => changeBasePrice(tx, nobody, 100))).rejects.toThrow(RangeError);
  });

  /** Any search that the form could send, and some that it could not. */
  function queries(): fc.Arbitrary<SearchQuery> {
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2, nil: null });
    const some = <T>(values: readonly T[], most = 3) => fc.oneof(fc.constant<T[]>([]), fc.subarray([...values], { minLength: 1, maxLength: Math.min(most, values.length) }));
    const day = fc.integer({ min: -10, max: 330 }).map((days) => addDays(TEST_TODAY, days));
    // Birthdays within the window too: the party's price changes on the way.
    const birthDate = fc.oneof(fc.integer({ min: 0, max: 19 * 365 }).map((days) => addDays(TEST_TODAY, 200 - days)), fc.constant('2024-02-29'), fc.constant('2008-12-24'));
    const room = fc.record({ adults: fc.integer({ min: 1, max: 4 }), childBirthDates: fc.array(birthDate, { maxLength: 3 }) });
    return fc
      .record({
        tripType: fc.constantFrom(...TRIP_TYPES),
        airports: some(['PRG', 'BRQ', 'VIE', 'KTW', 'CAR', 'XXX']),
        destinations: some(naive.destinations),
        dateFrom: maybe(day),
        dateTo: maybe(day),
        nightsFrom: maybe(fc.integer({ min: 1, max: 14 })),
        nightsTo: maybe(fc.integer({ min: 3, max: 28 })),
        occupancies: fc.oneof({ weight: 2, arbitrary: fc.constant<Occupancy[]>([{ adults: 2, childBirthDates: [] }]) }, { weight: 3, arbitrary: fc.array(room, { minLength: 1, maxLength: 2 }) }),
        filters: fc.record({
          stars: some([3, 4, 5]),
          boards: some(['NO', 'BB', 'HB', 'AI', 'ZZ']),
          facilities: some(['pool', 'wifi', 'spa', 'parking'], 2),
          hotelTypes: fc.oneof({ weight: 3, arbitrary: fc.constant<HotelType[]>([]) }, { weight: 1, arbitrary: some(HOTEL_TYPES) }),
          beachWithin: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(10, 100, 210, 300, 500) }),
          ratingFrom: maybe(fc.constantFrom(6, 7, 8, 8.4)),
          priceFrom: maybe(fc.integer({ min: 0, max: 6_000_000 })),
          priceTo: maybe(fc.integer({ min: 300_000, max: 9_000_000 })),
          hotelCodes: fc.oneof({ weight: 9, arbitrary: fc.constant<string[]>([]) }, { weight: 1, arbitrary: some(naive.hotelCodes) }),
          near: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.record({ latitude: fc.constant(35.3), longitude: fc.constant(25.4), kilometres: fc.integer({ min: 1, max: 1500 }) }) }),
        }),
      });
  }
});
