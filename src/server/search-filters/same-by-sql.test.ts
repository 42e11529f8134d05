import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allowsMultiroom, type TripType } from '../../domain/search/trip-types.ts';
import type { Database } from '../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../testing/test-database.ts';
import { cubeSearch } from '../search/cube/thread/cube-thread.ts';
import { randomQueries } from '../search/testing/random-queries.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { buildTestApp, visit } from '../testing/test-app.ts';
import { offersRequest } from '../testing/test-purchase.ts';

/** Requests; `ORACLE_RUNS=200` sends more. */
const REQUESTS = Number(process.env.ORACLE_RUNS ?? 8);
const PATHS = [
  '/api/www/search/offers', '/api/www/search/offers/count', '/api/www/listing/filters', '/api/www/listing/price', '/api/www/listing/regions', '/api/www/listing/calendar-offers',
  '/api/www/listing/same-day', '/api/www/listing/promoted', '/api/www/listing/top-offers', '/api/www/lowest-price/statistics',
];

const sortings = fc.constantFrom('price' as const, 'priceDESC' as const, 'hotelRating' as const, 'nearestDeparture' as const, 'categoryDESC' as const, 'flightDate' as const);
const codes = fc.subarray(['GR', 'GR-KRETA', 'TR', 'AT', 'ATLANTIS', '%']);
const radii = fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined });

describeOnEveryEngine('the shop with SEARCH=sql', (open) => {
  let database: Database;
  let apps: Awaited<ReturnType<typeof buildTestApp>>[];
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    apps = [await buildTestApp(database, { openSearch: cubeSearch }), await buildTestApp(database)];
    await vi.waitFor(async () => expect((await visit(apps[0]!).get('/readyz')).status).toBe(200), { timeout: 20_000, interval: 10 });
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });

  it('answers every request as the shop with the price cube does [listing.request] [listing.facets] [listing.promoted]', { timeout: 3_600_000 }, async () => {
    const [byCube, bySql] = apps.map(visit) as [ReturnType<typeof visit>, ReturnType<typeof visit>];
    await fc.assert(
      fc.asyncProperty(randomQueries([]), codes, sortings, fc.nat(2), radii, async (query, destinationsCodes, sorting, page, radius) => {
        const request = { ...requestOf(query), destinationsCodes, metaData: { page, pageSize: 10, sorting }, ...(radius !== undefined && { radius, regionLocation: { latitude: 36.5, longitude: 26 } }) };
        for (const path of PATHS) {
          const { status, body } = await byCube.post(path, request);
          expect([path, status]).toEqual([path, 200]);
          expect([path, (await bySql.post(path, request)).body]).toEqual([path, body]);
        }
      }),
      { numRuns: REQUESTS },
    );
  });
});

/** The search itself takes the unborn; requests with them are refused. */
const born = (birthDates: readonly string[]) => birthDates.map((birthDate) => (birthDate > TEST_TODAY ? TEST_TODAY : birthDate));

function requestOf({ tripType, airports, dateFrom, dateTo, nightsFrom, nightsTo, occupancies, filters }: SearchQuery): object {
  const [first] = occupancies;
  const durationTo = nightsTo === null ? null : Math.max(nightsTo, nightsFrom ?? 1);
  return {
    ...offersRequest(tripType as TripType),
    departuresCodes: airports,
    numberOfAdults: first?.adults ?? 2,
    childrenBirthdays: born(first?.childBirthDates ?? []),
    ...(allowsMultiroom(tripType) && { occupancies: occupancies.map((room) => ({ ...room, childBirthDates: born(room.childBirthDates) })) }),
    ...(dateFrom !== null && { departureDateFrom: dateFrom }),
    ...(dateTo !== null && { departureDateTo: dateTo }),
    ...(nightsFrom !== null && { durationFrom: nightsFrom }),
    ...(durationTo !== null && { durationTo }),
    filters: [
      ['stars', filters.stars.map(String)],
      ['boards', filters.boards],
      ['priceRange', filters.priceFrom === null && filters.priceTo === null ? [] : [`${koruna(filters.priceFrom)}#${koruna(filters.priceTo)}`]],
    ].flatMap(([filterId, selectedValues]) => (selectedValues?.length ? [{ filterId, selectedValues }] : [])),
  };
}

function koruna(price: number | null): string {
  return price === null ? '' : String(Math.floor(price / 100));
}
