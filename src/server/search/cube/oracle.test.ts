import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { SORT_TYPES } from '../../../domain/search/sort-types.ts';
import { HOTEL_TYPES } from '../../catalogue/hotel-kinds.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import type { FacetCounts } from '../listing/facet-counts.ts';
import { NaiveCatalogue } from '../testing/naive-search.ts';
import { sqlSearch, type OfferSearch } from '../offer-search.ts';
import { anyTrip, type SearchQuery } from '../search-query.ts';
import { sourceOf, type CatalogueSource } from './load/catalogue-source.ts';
import type { Cube } from './memory/cube.ts';
import { answerQuestion, type CubeAnswer, type CubeQuestion, type QuestionKind } from './answer/cube-questions.ts';
import { searchByCube } from './thread/cube-search.ts';
import { loadCube } from './load/load-cube.ts';
import { putRandomCatalogue, RANDOM_AIRPORTS, RANDOM_DESTINATIONS, RANDOM_FACILITIES, RANDOM_HOTELS, RANDOM_TRIP_TYPES } from '../testing/random-catalogue.ts';

/** Catalogues; each is asked QUERIES queries. `ORACLE_RUNS=250` asks thousands. */
const CATALOGUES = Number(process.env.ORACLE_RUNS ?? 3);
const QUERIES = 20;

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2, nil: null });
const rarely = <T>(value: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });
const some = <T>(values: readonly T[], most = 3) => fc.oneof(fc.constant<T[]>([]), fc.subarray([...values], { minLength: 1, maxLength: most }));
const date = fc.integer({ min: -10, max: 330 }).map((days) => addDays(TEST_TODAY, days));
/** Birth dates for every price group, within the days on sale, and after the trip. */
const birthDate = fc.oneof(fc.integer({ min: -30, max: 19 * 365 }).map((days) => addDays(TEST_TODAY, 200 - days)), fc.constantFrom('2024-02-29', '2008-02-29', '2015-02-28', '2014-12-31'));
const room = fc.record({ adults: fc.integer({ min: 1, max: 4 }), childBirthDates: fc.array(birthDate, { maxLength: 3 }) });
const occupancies: fc.Arbitrary<Occupancy[]> = fc.oneof({ weight: 1, arbitrary: fc.constant<Occupancy[]>([{ adults: 2, childBirthDates: [] }]) }, { weight: 3, arbitrary: fc.array(room, { minLength: 1, maxLength: 3 }) });
const allCriteria: fc.Arbitrary<SearchQuery> = fc.record({
  tripType: fc.constantFrom(...RANDOM_TRIP_TYPES),
  airports: some([...RANDOM_AIRPORTS, 'XXX']),
  destinations: some([...RANDOM_DESTINATIONS, 'XX']),
  dateFrom: maybe(date),
  dateTo: maybe(date),
  nightsFrom: rarely(fc.integer({ min: 1, max: 14 })),
  nightsTo: rarely(fc.integer({ min: 3, max: 28 })),
  occupancies,
  filters: fc.record({
    stars: some([3, 4, 5]),
    boards: some(['NO', 'HB', 'AI', 'FB', 'ZZ']),
    facilities: some([...RANDOM_FACILITIES, 'moat'], 2),
    hotelTypes: some(HOTEL_TYPES, 2),
    beachWithin: rarely(fc.constantFrom(1, 100, 240, 300, 500, 9999)),
    ratingFrom: rarely(fc.constantFrom(6, 7.8, 8, 9.05)),
    priceFrom: maybe(fc.oneof(fc.integer({ min: 0, max: 12_000_000 }), fc.constantFrom(1_998_000, 2_018_000))),
    priceTo: maybe(fc.oneof(fc.integer({ min: 0, max: 16_000_000 }), fc.constantFrom(1_998_000, 2_018_000))),
    hotelCodes: rarely(fc.subarray(RANDOM_HOTELS, { minLength: 1, maxLength: 4 })).map((codes) => codes ?? []),
    near: rarely(fc.record({ latitude: fc.integer({ min: 30, max: 40 }), longitude: fc.integer({ min: 20, max: 30 }), kilometres: fc.integer({ min: 0, max: 900 }) })),
  }),
});
const CRITERIA = ['place', 'dates', 'nights', 'party', 'cell', 'price', 'hotel', 'point'] as const;
/** By one or two kinds of criteria: by all at once hardly anything is found. */
const fewCriteria = fc.tuple(allCriteria, fc.subarray([...CRITERIA], { minLength: 0, maxLength: 2 })).map(([all, chosen]): SearchQuery => {
  const has = (criterion: (typeof CRITERIA)[number]) => chosen.includes(criterion);
  const any = anyTrip(all.tripType);
  const { filters } = all;
  return {
    ...any,
    ...(has('place') && { destinations: all.destinations }),
    ...(has('dates') && { dateFrom: all.dateFrom, dateTo: all.dateTo }),
    ...(has('nights') && { nightsFrom: all.nightsFrom, nightsTo: all.nightsTo }),
    ...(has('party') && { occupancies: all.occupancies }),
    ...(has('cell') && { airports: all.airports }),
    filters: {
      ...any.filters,
      ...(has('cell') && { boards: filters.boards }),
      ...(has('price') && { priceFrom: filters.priceFrom, priceTo: filters.priceTo }),
      ...(has('hotel') && { stars: filters.stars, facilities: filters.facilities, hotelTypes: filters.hotelTypes, beachWithin: filters.beachWithin, ratingFrom: filters.ratingFrom }),
      ...(has('point') && { near: filters.near, hotelCodes: filters.hotelCodes }),
    },
  };
});
const queries = fc.oneof({ weight: 1, arbitrary: allCriteria }, { weight: 2, arbitrary: fewCriteria });
const today = fc.integer({ min: 0, max: 400 }).map((days) => addDays(TEST_TODAY, days < 200 ? 0 : days - 200));

describeOnEveryEngine('the price cube', (open) => {
  let database: Database;
  let source: CatalogueSource;
  let cube: Cube;
  let byCube: ReturnType<typeof searchByCube>;
  let bySql: OfferSearch;
  let naive: NaiveCatalogue;
  beforeAll(async () => {
    database = await open();
    source = await sourceOf(database);
    bySql = sqlSearch(database.kysely);
    byCube = searchByCube(database, async <Kind extends QuestionKind>(question: CubeQuestion<Kind>) => answerQuestion(cube, question as CubeQuestion) as CubeAnswer<Kind>, bySql);
  });
  afterAll(async () => {
    await source.close();
    await database.close();
  });

  async function inEachCatalogue(work: (seed: number) => Promise<void>, catalogues = CATALOGUES): Promise<void> {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        await putRandomCatalogue(database, seed);
        cube = (await source.snapshot((reader) => loadCube(reader, null))) as Cube;
        naive = await NaiveCatalogue.read(database.kysely);
        await work(seed);
      }),
      { numRuns: catalogues, endOnFailure: true },
    );
  }

  it('lists, counts and prices what SQL over the cells does, in the same order, for any catalogue and query [listing.request] [listing.response] [search.offer-count]', { timeout: 3_600_000 }, async () => {
    const sort = fc.constantFrom(...SORT_TYPES);
    await inEachCatalogue((seed) =>
      fc.assert(
        fc.asyncProperty(queries, sort, fc.integer({ min: 0, max: 2 }), today, async (query, sorting, page, day) => {
          const context = { today: day, language: 'cs' as const };
          const wanted = { sort: sorting, page, pageSize: 3 };
          const found = await bySql.findOffers(query, wanted, context);
          expect(await byCube.findOffers(query, wanted, context)).toEqual(found);
          const expected = naive.find(query, sorting, day);
          expect(found.offers.map(({ offerCode, totalPrice }) => ({ offerCode, totalPrice }))).toEqual(expected.slice(page * 3, page * 3 + 3).map(({ offerCode, total }) => ({ offerCode, totalPrice: total })));
          expect(found.totalResults).toBe(expected.length);
          const count = await bySql.countOffers(query, context);
          expect(await byCube.countOffers(query, context)).toBe(count);
          const both = [query, anyTrip(query.tripType)];
          const counts = await byCube.countEach(both, context);
          expect(counts).toEqual(await bySql.countEach(both, context));
          expect(counts[0]).toBe(count);
        }),
        { numRuns: QUERIES, seed },
      ),
    );
  });

  it('counts every facet as SQL does, each without its own selection [listing.facets]', { timeout: 3_600_000 }, async () => {
    await inEachCatalogue((seed) =>
      fc.assert(
        fc.asyncProperty(queries, today, async (query, day) => {
          const [cubes, sqls] = await Promise.all([byCube.countFacets(query, { today: day }), bySql.countFacets(query, { today: day })]);
          expect(cubes).toEqual(sqls);
          // Equal maps may differ in order; what is shown keeps it.
          const ordered = (counts: FacetCounts) => Object.fromEntries(Object.entries(counts).map(([facet, values]) => [facet, values instanceof Map ? [...values] : values]));
          expect(ordered(cubes)).toEqual(ordered(sqls));
          const { prices, ...counts } = naive.facets(query, day);
          const { prices: bounds, ...values } = sqls;
          expect({ ...Object.fromEntries(Object.entries(values).map(([facet, of]) => [facet, Object.fromEntries(of)])), prices: bounds ?? {} }).toEqual({ ...Object.fromEntries(Object.keys(values).map((facet) => [facet, {}])), ...counts, prices });
        }),
        { numRuns: QUERIES, seed },
      ),
    );
  });

  it('prices a stay by the ages on its own return, not on that of a shorter one', async () => {
    await putRandomCatalogue(database, 2_147_483_647);
    cube = (await source.snapshot((reader) => loadCube(reader, null))) as Cube;
    // The child turns 12 between the returns after 7 and after 8 nights; one hotel sells 8 only.
    const query: SearchQuery = { ...anyTrip('WS'), airports: ['PRG'], dateFrom: '2027-02-20', nightsTo: 8, occupancies: [{ adults: 1, childBirthDates: ['2015-02-28'] }] };
    const wanted = { sort: 'priceDESC' as const, page: 0, pageSize: 1 };
    const context = { today: TEST_TODAY, language: 'cs' as const };
    for (const search of [byCube, bySql]) {
      expect((await search.findOffers(query, wanted, context)).offers.map(({ totalPrice, duration }) => ({ totalPrice, duration }))).toEqual([{ totalPrice: 23_378_00, duration: 8 }]);
    }
  });

  it('finds no cheaper offer for any airport and board than the cheapest of each airport and each board, for any party', { timeout: 3_600_000 }, async () => {
    const everything = { sort: 'price' as const, page: 0, pageSize: 60 };
    await inEachCatalogue((seed) =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...RANDOM_TRIP_TYPES), occupancies, async (tripType, party) => {
          const any = { ...anyTrip(tripType), occupancies: party };
          const cheapestOf = async (query: SearchQuery) => (await byCube.findOffers(query, everything, { today: TEST_TODAY, language: 'cs' })).offers;
          const each = await Promise.all(RANDOM_AIRPORTS.flatMap((airport) => ['NO', 'HB', 'AI'].map((board) => cheapestOf({ ...any, airports: [airport], filters: { ...any.filters, boards: [board] } }))));
          const lowest = new Map<string, number>();
          for (const { hotelCode, totalPrice } of each.flat()) lowest.set(hotelCode, Math.min(totalPrice, lowest.get(hotelCode) ?? Infinity));
          expect(new Map((await cheapestOf(any)).map(({ hotelCode, totalPrice }) => [hotelCode, totalPrice]))).toEqual(lowest);
        }),
        { numRuns: 5, seed },
      ), Math.ceil(CATALOGUES / 2));
  });

  it('has the days, months, regions, bounds, cuts and same-day offers that SQL has [listing.promoted] [search.lowest-price] [price.filter]', { timeout: 3_600_000 }, async () => {
    await inEachCatalogue((seed) =>
      fc.assert(
        fc.asyncProperty(queries, fc.constantFrom(...SORT_TYPES), fc.integer({ min: 0, max: 1 }), today, async (query, sort, page, day) => {
          const context = { today: day, language: 'cs' as const };
          const wanted = { sort, page, pageSize: 3 };
          const of = (search: typeof byCube) =>
            Promise.all([
              search.calendarOffers(query, context), search.lowestPrices(query, context), search.listingRegions(query, context), search.listingPriceBounds(query, context),
              search.promotedOffers(query, 4, context), search.sameDayOffers(query, wanted, context), search.tripTypesOnSale(context), search.departureMonths(query, context),
            ]);
          expect(await of(byCube)).toEqual(await of(bySql));
        }),
        { numRuns: QUERIES, seed },
      ), Math.ceil(CATALOGUES / 2));
  });

  it('shows all offers of a hotel, its days, hours, airports and alternatives as SQL does [hotel.calls] [alloffers.sort] [alloffers.states]', { timeout: 3_600_000 }, async () => {
    const sorting = fc.record({ field: fc.constantFrom('PRICE' as const, 'START_DATE' as const, 'DURATION' as const), direction: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const) });
    await inEachCatalogue((seed) =>
      fc.assert(
        fc.asyncProperty(queries, fc.constantFrom(...RANDOM_HOTELS, 'H0'), sorting, fc.constantFrom(0, 1, 40), today, async (any, hotelCode, sorted, page, day) => {
          const context = { today: day, language: 'cs' as const };
          const query = { ...any, tripType: cube.hotelsByCode.get(hotelCode)?.tripType ?? any.tripType, filters: { ...any.filters, hotelCodes: [hotelCode] } };
          const of = (search: typeof byCube) =>
            Promise.all([
              search.allOffers(query, { page, pageSize: 6, sorting: sorted }, context), search.lowestPriceDays(query, hotelCode, context), search.departureHours(query, context),
              search.otherAirports(query, context), search.similarHotels(query, hotelCode, 3, context),
            ]);
          expect(await of(byCube)).toEqual(await of(bySql));
        }),
        { numRuns: QUERIES, seed },
      ), Math.ceil(CATALOGUES / 2));
  });

  it('shows the matrix and the price calendar of a hotel that SQL shows [config.matrix]', { timeout: 3_600_000 }, async () => {
    const stay = fc.record({ airportCode: fc.constantFrom(...RANDOM_AIRPORTS, 'XXX'), boardCode: fc.constantFrom('NO', 'HB', 'AI', 'ZZ'), nights: fc.constantFrom(3, 7, 8, 14, 9), roomCode: fc.constantFrom(undefined, 'R1', 'R2', 'R3') });
    await inEachCatalogue((seed) =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom(...RANDOM_HOTELS, 'H0'), occupancies, maybe(fc.constantFrom('NO', 'HB', 'AI', 'ZZ')), stay, today, async (hotelCode, party, boardCode, { airportCode, roomCode, ...rest }, day) => {
          const context = { today: day, language: 'cs' as const };
          expect(await byCube.hotelMatrix(hotelCode, party, boardCode, context)).toEqual(await bySql.hotelMatrix(hotelCode, party, boardCode, context));
          const wanted = { hotelCode, airportCode, ...rest, ...(roomCode !== undefined && { roomCode }) };
          expect(await byCube.priceCalendar(wanted, party, context)).toEqual(await bySql.priceCalendar(wanted, party, context));
        }),
        { numRuns: QUERIES, seed },
      ), Math.ceil(CATALOGUES / 2));
  });
});
