import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardById } from '../../catalogue/boards.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import type { OfferSorting } from './all-offers.ts';
import { agreeingSearch } from '../testing/agreeing-search.ts';
import { NaiveCatalogue, type PricedOffer } from '../testing/naive-search.ts';
import { offerByCode } from './offer-by-code.ts';
import type { OfferSearch } from '../offer-search.ts';
import { randomQueries } from '../testing/random-queries.ts';
import type { Offer } from '../rows/read-offers.ts';
import { anyTrip, type SearchQuery } from '../search-query.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };

/** Queries of a property; `ORACLE_RUNS=200` asks more. */
const QUERIES = Number(process.env.ORACLE_RUNS ?? 8);

describeOnEveryEngine('queries of a hotel card', (open) => {
  let database: Database;
  let naive: NaiveCatalogue;
  let search: OfferSearch;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    naive = await NaiveCatalogue.read(database.kysely);
    search = await agreeingSearch(database);
  });
  afterAll(() => database.close());

  /** Any criteria, put to any hotel. */
  const forAnyHotel = (check: (query: SearchQuery, hotelCode: string, other: number) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(randomQueries([]), fc.nat(), fc.nat(5), async (query, place, other) => {
        const codes = [...new Set(naive.offers(query.tripType).map(({ hotel }) => hotel.code))];
        const hotelCode = codes[place % codes.length]!;
        await check({ ...query, filters: { ...query.filters, stars: [], hotelCodes: [hotelCode] } }, hotelCode, other);
      }),
      { numRuns: QUERIES },
    );
  const cheapestFirst = (a: PricedOffer, b: PricedOffer) => a.total - b.total || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || a.nights - b.nights || a.airportId - b.airportId || a.boardId - b.boardId;
  const stayOf = ({ airport, boardId, nights, date, total }: PricedOffer) => ({ airportCode: airport, boardCode: boardById(boardId).code, duration: nights, departureDate: date, totalPrice: total });
  const shown = ({ airportCode, boardCode, duration, departureDate, totalPrice }: Offer) => ({ airportCode, boardCode, duration, departureDate, totalPrice });
  const firstOfEach = (offers: readonly PricedOffer[], keyOf: (offer: PricedOffer) => string) => [...Map.groupBy(offers.toSorted(cheapestFirst), keyOf).values()].map(([first]) => first!);

  const directions: Record<OfferSorting['direction'], number> = { ASCENDING: 1, DESCENDING: -1 };
  const fields: Record<OfferSorting['field'], (a: PricedOffer, b: PricedOffer) => number> = {
    PRICE: (a, b) => a.total - b.total,
    START_DATE: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
    DURATION: (a, b) => a.nights - b.nights,
  };

  it.each([
    ['PRICE', 'ASCENDING'], ['PRICE', 'DESCENDING'], ['START_DATE', 'ASCENDING'], ['START_DATE', 'DESCENDING'], ['DURATION', 'ASCENDING'], ['DURATION', 'DESCENDING'],
  ] as const)('all offers are every departure of the hotel by %s %s, a page of them [alloffers.states] [alloffers.sort] [sort.types]', { timeout: 3_600_000 }, (field, direction) =>
    forAnyHotel(async (query, _, page) => {
      const expected = naive.all(query, TEST_TODAY).sort((a, b) => directions[direction] * fields[field](a, b) || cheapestFirst(a, b));
      const { offers, totalResults } = await search.allOffers(query, { page, pageSize: 6, sorting: { field, direction } }, context);
      expect({ totalResults, offers: offers.map(shown) }).toEqual({ totalResults: expected.length, offers: expected.slice(page * 6, page * 6 + 6).map(stayOf) });
    }));

  it('the price calendar has the cheapest offer of each day, at the price that it is sold for [hotel.calls]', { timeout: 3_600_000 }, () =>
    forAnyHotel(async (query, hotelCode) => {
      const expected = firstOfEach(naive.all(query, TEST_TODAY), ({ date }) => date).sort((a, b) => (a.date < b.date ? -1 : 1));
      const days = await search.lowestPriceDays(query, hotelCode, context);
      expect(days.map(({ date, duration, airportCode, boardCode, totalPrice }) => ({ airportCode, boardCode, duration, departureDate: date, totalPrice }))).toEqual(expected.map(stayOf));
      const last = days.at(-1);
      if (last !== undefined) expect(await offerByCode(database.kysely, last.offerCode, query.occupancies, context)).toMatchObject({ offer: { totalPrice: last.totalPrice, departureDate: last.date } });
    }));

  it('other airports have the cheapest offer from each, cheapest first, whatever airport is chosen [hotel.calls]', { timeout: 3_600_000 }, () =>
    forAnyHotel(async (query) => {
      const expected = firstOfEach(naive.all({ ...query, airports: [] }, TEST_TODAY), ({ airport }) => airport).sort(cheapestFirst);
      expect((await search.otherAirports(query, context)).map(shown)).toEqual(expected.map(stayOf));
    }));

  it('hours are those of the flights of every departure, each with its cheapest offer [hotel.calls]', { timeout: 3_600_000 }, async () => {
    const flights = new Map((await database.kysely.selectFrom('flight').selectAll().execute()).map((flight) => [`${flight.origin} ${flight.destination} ${flight.weekday}`, flight]));
    const arrivals = new Map((await database.kysely.selectFrom('hotel').select(['id', 'arrival_airport']).execute()).map(({ id, arrival_airport }) => [id, arrival_airport]));
    const hoursOf = ({ airport, hotel, date }: PricedOffer) => {
      const flight = flights.get(`${airport} ${arrivals.get(hotel.id)} ${Temporal.PlainDate.from(date).dayOfWeek}`);
      return flight === undefined ? '' : `${flight.departure_time} ${flight.arrival_time}`;
    };
    await forAnyHotel(async (query) => {
      const byPlane = naive.all(query, TEST_TODAY).filter((offer) => hoursOf(offer) !== '');
      const expected = firstOfEach(byPlane, hoursOf).sort((a, b) => (hoursOf(a) < hoursOf(b) ? -1 : 1));
      const offers = await search.departureHours(query, context);
      expect(offers.map((offer) => [`${offer.departureFlight?.departureTime} ${offer.departureFlight?.arrivalTime}`, shown(offer)])).toEqual(expected.map((offer) => [hoursOf(offer), stayOf(offer)]));
    });
  });

  it('alternatives are the hotels of the likest place, stars, rating and price that fit the search too [hotel.calls]', { timeout: 3_600_000 }, () =>
    forAnyHotel(async (query, hotelCode) => {
      const own = naive.offers(query.tripType).find(({ hotel }) => hotel.code === hotelCode)!.hotel;
      const others = naive.find({ ...query, filters: { ...query.filters, hotelCodes: [] } }, 'price', TEST_TODAY).filter(({ hotel }) => hotel.code !== hotelCode);
      const distance = ({ hotel }: PricedOffer) => [hotel.resort_code !== own.resort_code, hotel.region_code !== own.region_code, hotel.country_code !== own.country_code].map(Number);
      const unlikeness = (offer: PricedOffer) => [...distance(offer), Math.abs(offer.hotel.stars - own.stars), Math.abs(offer.hotel.rating - own.rating), offer.total, offer.hotel.id];
      const expected = others.sort((a, b) => unlikeness(a).map((value, index) => value - unlikeness(b)[index]!).find((difference) => difference !== 0) ?? 0).slice(0, 4);
      expect((await search.similarHotels(query, hotelCode, 4, context)).map(({ offerCode }) => offerCode)).toEqual(expected.map(({ offerCode }) => offerCode));
    }));

  it('all offers have codes that are sold at their price [alloffers.states]', async () => {
    const [{ hotel }] = naive.offers('WS') as [PricedOffer];
    const query = { ...anyTrip('WS'), filters: { ...anyTrip('WS').filters, hotelCodes: [hotel.code] } };
    const { offers } = await search.allOffers(query, { page: 0, pageSize: 6, sorting: { field: 'START_DATE', direction: 'ASCENDING' } }, context);
    expect(offers).toHaveLength(6);
    for (const offer of offers) {
      expect(parseOfferCode(offer.offerCode)?.hotelCode).toBe(hotel.code);
      expect(await offerByCode(database.kysely, offer.offerCode, query.occupancies, context)).toEqual({ status: 'available', offer });
    }
  });
});
