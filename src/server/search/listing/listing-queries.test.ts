import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diffDays } from '../../../domain/dates/iso-date.ts';
import { HOTELS_PATH, parseHotelSplat } from '../../../domain/urls/pages/hotel-url.ts';
import type { Database } from '../../db/open-database.ts';
import { describeOnEveryEngine, TEST_TODAY } from '../../testing/test-database.ts';
import { agreeingSearch } from '../testing/agreeing-search.ts';
import { NaiveCatalogue, type PricedOffer } from '../testing/naive-search.ts';
import type { OfferSearch } from '../offer-search.ts';
import { offerLinks } from './offer-links.ts';
import { randomQueries } from '../testing/random-queries.ts';
import { anyTrip, type SearchQuery } from '../search-query.ts';
import { topOffers } from './top-offers.ts';

const context = { today: TEST_TODAY, language: 'cs' as const };
/** Queries of a property; `ORACLE_RUNS=200` asks more. */
const QUERIES = Number(process.env.ORACLE_RUNS ?? 6);

describeOnEveryEngine('queries of a listing', (open) => {
  let database: Database;
  let naive: NaiveCatalogue;
  let search: OfferSearch;
  let firstDay: string;
  beforeAll(async () => {
    database = await open({ catalogue: 'small' });
    naive = await NaiveCatalogue.read(database.kysely);
    search = await agreeingSearch(database);
    firstDay = (await database.kysely.selectFrom('catalogue_version').select('first_day').executeTakeFirstOrThrow()).first_day;
  });
  afterAll(() => database.close());

  const forAnyQuery = (check: (query: SearchQuery) => Promise<void>) => fc.assert(fc.asyncProperty(randomQueries(naive.destinations), check), { numRuns: QUERIES });
  const lowestBy = (offers: readonly PricedOffer[], keyOf: (offer: PricedOffer) => string) =>
    new Map([...Map.groupBy(offers, keyOf)].map(([key, some]) => [key, some.reduce((best, offer) => (offer.total < best.total || (offer.total === best.total && offer.date < best.date) ? offer : best))]));
  const unbounded = (query: SearchQuery) => ({ ...query, filters: { ...query.filters, priceFrom: null, priceTo: null } });

  it('the calendar has the lowest price of every day that anything matches on [listing.promoted]', { timeout: 3_600_000 }, () =>
    forAnyQuery(async (query) => {
      const lowest = lowestBy(naive.all(query, TEST_TODAY), ({ date }) => date);
      expect(await search.calendarOffers(query, context)).toEqual([...lowest.keys()].sort().map((date) => ({ date, totalPrice: lowest.get(date)!.total })));
    }));

  it('statistics have the lowest price of each month in each country, or region of what is chosen [search.lowest-price]', { timeout: 3_600_000 }, () =>
    forAnyQuery(async (query) => {
      const placeOf = ({ hotel }: PricedOffer) => (query.destinations.length === 0 ? hotel.country_code : hotel.region_code);
      const lowest = lowestBy(naive.all(query, TEST_TODAY), (offer) => `${placeOf(offer)} ${offer.date.slice(0, 7)}`);
      const found = await search.lowestPrices(query, context);
      expect(new Map(found.flatMap(({ place, months }) => months.map(({ month, totalPrice, date }) => [`${place.code} ${month}`, { totalPrice, date }])))).toEqual(
        new Map([...lowest].map(([key, { total, date }]) => [key, { totalPrice: total, date }])),
      );
      expect(found.map(({ place }) => naive.positionOf(place.code))).toEqual(found.map(({ place }) => naive.positionOf(place.code)).toSorted((a, b) => a - b));
      for (const { months } of found) expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted());
    }));

  it('regions are those of the result, with their hotels and lowest prices [listing.promoted]', { timeout: 3_600_000 }, () =>
    forAnyQuery(async (query) => {
      const hotels = Map.groupBy(naive.find(query, 'price', TEST_TODAY), ({ hotel }) => hotel.region_code);
      const expected = [...hotels].map(([region, offers]) => ({ country: offers[0]!.hotel.country_code, region, count: offers.length, fromPrice: offers[0]!.total }));
      const regions = await search.listingRegions(query, context);
      expect(regions.map(({ country, region, count, fromPrice }) => ({ country: country.code, region: region.code, count, fromPrice }))).toEqual(
        expected.toSorted((a, b) => naive.positionOf(a.region) - naive.positionOf(b.region)),
      );
    }));

  it('price bounds hold the cheapest offer of every hotel, whatever the price filter [price.filter]', { timeout: 3_600_000 }, () =>
    forAnyQuery(async (query) => {
      const totals = naive.find(unbounded(query), 'price', TEST_TODAY).map(({ total }) => total);
      expect(await search.listingPriceBounds(query, context)).toEqual(totals.length === 0 ? null : { from: totals[0], to: totals.at(-1) });
    }));

  it('same-day offers leave on the first day asked for, else with the cheapest offer [listing.promoted]', { timeout: 3_600_000 }, () =>
    forAnyQuery(async (query) => {
      const date = query.dateFrom ?? naive.find(query, 'price', TEST_TODAY)[0]?.date ?? null;
      const expected = date === null ? [] : naive.find({ ...query, dateFrom: date, dateTo: date }, 'price', TEST_TODAY);
      const found = await search.sameDayOffers(query, { sort: 'price', page: 0, pageSize: 5 }, context);
      expect([found.date, found.totalResults, found.offers.map(({ offerCode }) => offerCode)]).toEqual([date, expected.length, expected.slice(0, 5).map(({ offerCode }) => offerCode)]);
    }));

  it('promoted offers have the deepest price cuts that match, one a hotel [listing.promoted]', { timeout: 3_600_000 }, () =>
    forAnyQuery(async (query) => {
      const cut = ({ hotel, date }: PricedOffer) => hotel.discounts[diffDays(firstDay, date)] ?? 0;
      const deeper = (a: PricedOffer, b: PricedOffer) => cut(b) - cut(a) || a.total - b.total;
      const deepest = [...Map.groupBy(naive.all(query, TEST_TODAY).filter((offer) => cut(offer) > 0), ({ hotel }) => hotel.id).values()].map((offers) =>
        offers.reduce((best, offer) => ((deeper(offer, best) || (offer.date < best.date ? -1 : offer.date > best.date ? 1 : 0) || offer.nights - best.nights || offer.airportId - best.airportId || offer.boardId - best.boardId) < 0 ? offer : best)),
      );
      const expected = deepest.sort((a, b) => deeper(a, b) || a.hotel.id - b.hotel.id).slice(0, 6);
      const offers = await search.promotedOffers(query, 6, context);
      expect(offers.map(({ hotelCode, totalPrice, departureDate, duration, airportCode }) => [hotelCode, totalPrice, departureDate, duration, airportCode])).toEqual(
        expected.map(({ hotel, total, date, nights, airport }) => [hotel.code, total, date, nights, airport]),
      );
    }));

  it('promoted offers say what they cost before the cut [listing.offer-fields]', async () => {
    const offers = await search.promotedOffers(anyTrip('WS'), 10, context);
    const hotels = new Map(naive.offers('WS').map(({ hotel }) => [hotel.code, hotel]));
    expect(offers).toHaveLength(10);
    for (const { hotelCode, departureDate, originalFullPrice, totalPrice } of offers) {
      const cut = hotels.get(hotelCode)!.discounts[diffDays(firstDay, departureDate)]!;
      // Printed prices are rounded to a hundred koruna.
      expect(Math.abs((originalFullPrice * (100 - cut)) / 100 - totalPrice)).toBeLessThan(25_000);
    }
  });

  it('top offers are the best rated hotels [listing.promoted]', async () => {
    const expected = naive.find(anyTrip('WS'), 'hotelRating', TEST_TODAY).slice(0, 7);
    expect((await topOffers(search, anyTrip('WS'), 7, context)).map(({ offerCode }) => offerCode)).toEqual(expected.map(({ offerCode }) => offerCode));
  });

  it('links of offers are those that a listing shows, none for what is no offer of ours [listing.promoted]', async () => {
    const { offers } = await search.findOffers(anyTrip('NR'), { sort: 'price', page: 0, pageSize: 3 }, context);
    const codes = offers.map(({ offerCode }) => offerCode);
    const links = await offerLinks(database.kysely, [...codes, 'NOPE1_PRG_20260712_07_AI_DR2', 'no code']);
    expect(links).toEqual(offers.map(({ offerCode, hotelPath, offerPath }) => ({ offerCode, hotelPath, offerPath })));
    expect(parseHotelSplat(links[0]!.offerPath.slice(HOTELS_PATH.length))?.offer).toEqual({ tripType: 'NR', offerCode: codes[0] });
    expect(await offerLinks(database.kysely, ['no code'])).toEqual([]);
  });
});
