import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildTestApp, visit, type TestVisitor } from '../testing/test-app.ts';
import { offersRequest, someOffer, TWO_ADULTS } from '../testing/test-purchase.ts';

let database: Database;
let app: FastifyInstance;
let visitor: TestVisitor;
let hotelCode: string;
beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  app = await buildTestApp(database);
  visitor = visit(app);
  hotelCode = (await someOffer(visitor, 'WS')).hotelCode;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const OFFERS_PATHS = [
  '/api/www/search/offers', '/api/www/search/offers/charter', '/api/www/search/offers/count', '/api/www/listing/filters', '/api/www/listing/regions',
  '/api/www/listing/same-day', '/api/www/listing/top-offers', '/api/www/listing/promoted', '/api/www/listing/calendar-offers', '/api/www/listing/price',
  '/api/www/lowest-price/statistics',
];
const child = '2018-05-01';
const metaData = { page: 0, pageSize: 10, sorting: 'price' };

describe.each(OFFERS_PATHS)('a request for offers at %s', (path) => {
  it.each([
    ['dates that end before they begin', { departureDateFrom: '2026-08-02', departureDateTo: '2026-08-01' }, '/body/departureDateTo'],
    ['a window of three years', { departureDateFrom: '2026-07-01', departureDateTo: '2029-07-01' }, '/body/departureDateTo'],
    ['a day that does not exist', { departureDateFrom: '2026-02-30' }, '/body/departureDateFrom'],
    ['fewer nights at most than at least', { durationFrom: 14, durationTo: 7 }, '/body/durationTo'],
    ['no nights', { durationFrom: 0 }, '/body/durationFrom'],
    ['minus two adults', { numberOfAdults: -2 }, '/body/numberOfAdults'],
    ['a hundred children', { childrenBirthdays: Array<string>(100).fill(child) }, '/body/childrenBirthdays'],
    ['a hundred children in a room', { occupancies: [{ adults: 2, childBirthDates: Array<string>(100).fill(child) }] }, '/body/occupancies/0/childBirthDates'],
    ['no room', { occupancies: [] }, '/body/occupancies'],
    ['page minus one', { metaData: { ...metaData, page: -1 } }, '/body/metaData/page'],
    ['a page of a thousand', { metaData: { ...metaData, pageSize: 1000 } }, '/body/metaData/pageSize'],
    ['an order that is none', { metaData: { ...metaData, sorting: 'colour' } }, '/body/metaData/sorting'],
    ['an offer type that is none', { offerType: 'BYPLANE' }, '/body/offerType'],
    ['a radius around nothing', { radius: 50 }, '/body/regionLocation'],
    ['a place without a radius', { regionLocation: { latitude: 35, longitude: 25 } }, '/body/radius'],
    ['a negative radius', { radius: -1, regionLocation: { latitude: 35, longitude: 25 } }, '/body/radius'],
    ['a place off the map', { radius: 50, regionLocation: { latitude: 86, longitude: 25 } }, '/body/regionLocation/latitude'],
  ])('is refused for %s, which the answer names [listing.request]', async (_, wrong, pointer) => {
    expect(await visitor.post(path, { ...offersRequest('WS'), ...wrong })).toMatchObject({ status: 400, body: { code: 'invalid-request', errors: [{ pointer }] } });
  });
});

it('unknown codes are ignored, named, and narrow nothing, wherever offers are asked for [listing.request]', async () => {
  const unknown = { departuresCodes: ['XXX'], destinationsCodes: ['ATLANTIS'], filters: [{ filterId: 'stars', selectedValues: ['9'] }, { filterId: 'colour', selectedValues: ['red'] }] };
  for (const path of OFFERS_PATHS.filter((one) => !one.endsWith('/count'))) {
    const { ignored, ...answer } = (await visitor.post(path, { ...offersRequest('CZ'), ...unknown })).body;
    expect([path, ignored]).toEqual([path, ['XXX', 'ATLANTIS', 'stars:9', 'colour:red']]);
    const { ignored: none, ...plain } = (await visitor.post(path, offersRequest('CZ'))).body;
    expect([none, answer]).toEqual([[], plain]);
  }
});

it('hotels that there are not are named and narrow nothing, those that there are do [listing.request]', async () => {
  const of = async (hotelCodes: string[]) => (await visitor.post('/api/www/search/offers', { ...offersRequest('WS'), hotelCodes })).body;
  expect(await of([hotelCode, 'NOPE1'])).toMatchObject({ offers: [{ hotelCode }], pagination: { totalResults: 1 }, ignored: ['NOPE1'] });
  expect(await of(['NOPE1'])).toEqual({ ...(await of([])), ignored: ['NOPE1'] });
});

it('a filter that is sent twice has the values of both; of price ranges the first counts and the others are named [listing.facets] [price.filter]', async () => {
  const of = async (...filters: [filterId: string, ...selectedValues: string[]][]) => (await visitor.post('/api/www/search/offers', { ...offersRequest('WS'), filters: filters.map(([filterId, ...selectedValues]) => ({ filterId, selectedValues })) })).body;
  const both = await of(['stars', '3', '5']);
  expect(await of(['stars', '3'], ['stars', '5'])).toEqual(both);
  expect(both.pagination.totalResults).toBeGreaterThan((await of(['stars', '5'])).pagination.totalResults);
  expect(await of(['priceRange', '0#40000', '50000#60000'])).toEqual({ ...(await of(['priceRange', '0#40000'])), ignored: ['priceRange:50000#60000'] });
});

it('several rooms can be asked for where a kind of trip has rooms to choose; elsewhere search, hotel card and cart refuse them alike [listing.multiroom-occupancies]', async () => {
  const occupancies = [{ adults: 1, childBirthDates: [] }, { adults: 2, childBirthDates: [child] }];
  const search = (tripType: 'WS' | 'WO' | 'CZ', rooms: object[]) => visitor.post('/api/www/search/offers', { ...offersRequest(tripType), numberOfAdults: 3, occupancies: rooms });
  const { offers } = (await search('WS', occupancies)).body;
  expect(new Set(offers.map((offer: { occupancies: { adultsCount: number }[] }) => offer.occupancies.map(({ adultsCount }) => adultsCount).join('+')))).toEqual(new Set(['1+2']));
  const refused = { status: 400, body: { code: 'invalid-request', errors: [{ pointer: '/body/occupancies' }] } };
  for (const tripType of ['WO', 'CZ'] as const) {
    expect(await search(tripType, occupancies)).toMatchObject(refused);
    expect((await search(tripType, occupancies.slice(1))).status).toBe(200);
    const offer = await someOffer(visitor, tripType);
    for (const path of HOTEL_PATHS) expect([path, await visitor.post(path, { hotelCode: offer.hotelCode, occupancies })]).toMatchObject([path, refused]);
    for (const path of ['/api/www/hotelCard/upsells', '/api/www/hotelCard/configurators/variants', '/api/www/cart/product']) expect([path, await visitor.post(path, { offerCode: offer.offerCode, occupancies })]).toMatchObject([path, refused]);
  }
});

it('a child that is not born yet is not put into a cart [participants.child-age]', async () => {
  const { offerCode } = await someOffer(visitor, 'WS');
  const { status, body } = await visitor.post('/api/www/cart/product', { offerCode, occupancies: [{ adults: 2, childBirthDates: ['2026-07-01'] }] });
  expect([status, body.errors]).toEqual([400, [{ pointer: '/body/occupancies/0/childBirthDates/0', code: 'range', message: 'is in the future: a child must be born to travel' }]]);
});

it('a radius finds the hotels around a place [listing.request]', async () => {
  const { body } = await visitor.post('/api/www/search/offers', { ...offersRequest('WS'), metaData: { ...metaData, pageSize: 60 } });
  const { coordinates, hotelCode: wanted } = body.offers[0];
  const near = (await visitor.post('/api/www/search/offers', { ...offersRequest('WS'), radius: 100, regionLocation: coordinates })).body;
  expect(near.offers.map((offer: { hotelCode: string }) => offer.hotelCode)).toContain(wanted);
  expect(near.pagination.totalResults).toBeLessThan(body.pagination.totalResults);
});

const HOTEL_PATHS = ['configurators/all-offers', 'configurators/price-calendar', 'configurators/hours', 'other-airports', 'alternatives'].map((path) => `/api/www/hotelCard/${path}`);

describe.each(HOTEL_PATHS)('a request for a hotel at %s', (path) => {
  const ask = (changes: object = {}) => visitor.post(path, { hotelCode, occupancies: TWO_ADULTS, ...changes });

  it.each([
    ['dates that end before they begin', { departureDateFrom: '2026-08-02', departureDateTo: '2026-08-01' }, '/body/departureDateTo'],
    ['a window of three years', { departureDateFrom: '2026-07-01', departureDateTo: '2029-07-01' }, '/body/departureDateTo'],
    ['fewer nights at most than at least', { durationFrom: 14, durationTo: 7 }, '/body/durationTo'],
    ['minus one adult', { occupancies: [{ adults: -1, childBirthDates: [] }] }, '/body/occupancies/0/adults'],
    ['a hundred children', { occupancies: [{ adults: 2, childBirthDates: Array<string>(100).fill(child) }] }, '/body/occupancies/0/childBirthDates'],
    ['a board that is none', { boardCodes: ['ZZ'] }, '/body/boardCodes/0'],
  ])('is refused for %s, which the answer names [hotel.calls]', async (_, wrong, pointer) => {
    expect(await ask(wrong)).toMatchObject({ status: 400, body: { code: 'invalid-request', errors: [{ pointer }] } });
  });

  it('is 404 for no hotel, and goes on without an airport that the shop does not know [hotel.calls]', async () => {
    expect((await ask({ hotelCode: 'NOPE1' })).status).toBe(404);
    const { ignored, ...answer } = (await ask({ airportCodes: ['XXX'] })).body;
    const { ignored: none, ...plain } = (await ask()).body;
    expect([ignored, none, answer]).toEqual([['XXX'], [], plain]);
    expect((Object.values(plain)[0] as unknown[]).length).toBeGreaterThan(0);
  });
});

it('other airports are those that the request does not name [hotel.calls]', async () => {
  const codesOf = async (changes: object = {}) => (await visitor.post('/api/www/hotelCard/other-airports', { hotelCode, occupancies: TWO_ADULTS, ...changes })).body.offers.map(({ airportCode }: { airportCode: string }) => airportCode);
  const [chosen, ...others] = await codesOf();
  expect(await codesOf({ airportCodes: [chosen] })).toEqual(others);
});

it('all offers are page 0 of six, cheapest first, when nothing else is asked, and never a page before the first [alloffers.defaults]', async () => {
  const request = { hotelCode, occupancies: TWO_ADULTS };
  const path = '/api/www/hotelCard/configurators/all-offers';
  const { body } = await visitor.post(path, request);
  expect(body.pagination).toEqual({ totalResults: body.pagination.totalResults, pagesCount: Math.ceil(body.pagination.totalResults / 6), page: 0, pageSize: 6, sorting: { field: 'PRICE', direction: 'ASCENDING' } });
  expect(body.offers).toHaveLength(6);
  expect(await visitor.post(path, { ...request, page: -1 })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/page' }] } });
  expect(await visitor.post(path, { ...request, sorting: { field: 'COLOUR', direction: 'ASCENDING' } })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/sorting/field' }] } });
});

it('links of offers name the codes that lead nowhere [listing.promoted]', async () => {
  const { offerCode, hotelPath, offerPath } = await someOffer(visitor, 'WS');
  const nobody = 'NOPE1_PRG_20260712_07_AI_DR2';
  expect((await visitor.post('/api/www/listing/offer-links', { offerCodes: [offerCode, nobody] })).body).toEqual({ links: [{ offerCode, hotelPath, offerPath }], ignored: [nobody] });
  expect(await visitor.post('/api/www/listing/offer-links', { offerCodes: ['no code'] })).toMatchObject({ status: 400, body: { errors: [{ pointer: '/body/offerCodes/0' }] } });
});
