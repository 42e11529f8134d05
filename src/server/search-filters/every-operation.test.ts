import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { buildTestApp, visit, type TestVisitor } from '../testing/test-app.ts';
import { offersRequest, someOffer, TWO_ADULTS } from '../testing/test-purchase.ts';

let database: Database;
let app: FastifyInstance;
let visitor: TestVisitor;
let offer: Awaited<ReturnType<typeof someOffer>>;
let bodies: Record<string, object>;
beforeAll(async () => {
  database = await openTestDatabase('pglite', { catalogue: 'small' });
  app = await buildTestApp(database);
  visitor = visit(app);
  offer = await someOffer(visitor, 'WS');
  const { filters } = (await visitor.post('/api/www/listing/gs/initial', state)).body;
  const { hotelCode, offerCode, airportCode, boardCode, duration } = offer;
  bodies = {
    SearchState: state,
    FilterSelection: { filters },
    DestinationsQuery: { text: 'kreta', filters },
    OffersRequest: offersRequest('WS'),
    OfferCodes: { offerCodes: [offerCode] },
    HotelRequest: { hotelCode, occupancies: TWO_ADULTS },
    AllOffersRequest: { hotelCode, occupancies: TWO_ADULTS },
    AlternativesRequest: { hotelCode, occupancies: TWO_ADULTS },
    ChosenOffer: { offerCode, occupancies: TWO_ADULTS },
    RoomsRequest: { offerCode, occupancies: TWO_ADULTS },
    OfferOfParty: { offerCode, occupancies: TWO_ADULTS },
    getMatrix: { hotelCode, tripType: 'WS', occupancies: TWO_ADULTS },
    getDates: { hotelCode, airportCode, duration, boardCode, occupancies: TWO_ADULTS },
  };
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const state = { tripType: 'WS', adultsCount: 2, childrenBirthDates: [] };
const children = Array<string>(100).fill('2018-05-01');
/** After the day that tests call today. */
const unborn = ['2018-05-01', '2026-06-16'];

interface Schema { $ref?: string; properties?: Record<string, unknown> }
interface Operation { operationId: string; requestBody?: { content: { 'application/json': { schema: Schema } } } }
interface Contract { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const operations = ['search', 'hotel'].flatMap((area) => {
  const { paths, components } = JSON.parse(readFileSync(`openapi/generated/${area}.json`, 'utf8')) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => {
    const schema = operation.requestBody?.content['application/json'].schema;
    const name = schema?.$ref?.split('/').at(-1);
    return { path, method, id: operation.operationId, body: name ?? operation.operationId, fields: Object.keys((name === undefined ? schema : components.schemas[name])?.properties ?? {}) };
  }));
});
const posts = operations.filter(({ method }) => method === 'post');
const gets = operations.filter(({ method }) => method === 'get');

/** What cannot be, by the field that it is in: what is sent instead, and the field that the answer must name. */
const impossible: Record<string, [what: string, changes: object, pointer: string][]> = {
  departureDateTo: [
    ['dates that end before they begin', { departureDateFrom: '2026-08-02', departureDateTo: '2026-08-01' }, 'departureDateTo'],
    ['a window of three years', { departureDateFrom: '2026-07-01', departureDateTo: '2029-07-01' }, 'departureDateTo'],
  ],
  endDate: [
    ['dates that end before they begin', { startDate: '2026-08-02', endDate: '2026-08-01' }, 'endDate'],
    ['a window of three years', { startDate: '2026-07-01', endDate: '2029-07-01' }, 'endDate'],
  ],
  durationTo: [
    ['fewer nights at most than at least', { durationFrom: 14, durationTo: 7 }, 'durationTo'],
    ['no nights', { durationFrom: 0 }, 'durationFrom'],
  ],
  duration: [['minus seven nights', { duration: -7 }, 'duration']],
  numberOfAdults: [['minus two adults', { numberOfAdults: -2 }, 'numberOfAdults']],
  adultsCount: [['minus two adults', { adultsCount: -2 }, 'adultsCount']],
  childrenBirthdays: [['a hundred children', { childrenBirthdays: children }, 'childrenBirthdays'], ['a child born tomorrow', { childrenBirthdays: unborn }, 'childrenBirthdays/1']],
  childrenBirthDates: [['a hundred children', { childrenBirthDates: children }, 'childrenBirthDates'], ['a child born tomorrow', { childrenBirthDates: unborn }, 'childrenBirthDates/1']],
  occupancies: [
    ['minus one adult in a room', { occupancies: [{ adults: -1, childBirthDates: [] }] }, 'occupancies/0/adults'],
    ['a hundred children in a room', { occupancies: [{ adults: 2, childBirthDates: children }] }, 'occupancies/0/childBirthDates'],
    ['a child born tomorrow in a room', { occupancies: [{ adults: 2, childBirthDates: unborn }] }, 'occupancies/0/childBirthDates/1'],
  ],
  metaData: [['page minus one', { metaData: { page: -1, pageSize: 10, sorting: 'price' } }, 'metaData/page']],
  page: [['page minus one', { page: -1 }, 'page']],
  count: [['minus four hotels', { count: -4 }, 'count']],
  offerCode: [['a code that is none', { offerCode: 'no code' }, 'offerCode']],
  offerCodes: [['a code that is none', { offerCodes: ['no code'] }, 'offerCodes/0'], ['no codes', { offerCodes: [] }, 'offerCodes']],
  text: [['no text', { text: '' }, 'text']],
  filters: [
    ['dates that end before they begin', { filters: [{ filterType: 'CALENDAR', options: [], selectedFrom: '2026-08-02', selectedTo: '2026-08-01' }] }, 'filters/0/selectedTo'],
    ['a window of three years', { filters: [{ filterType: 'CALENDAR', options: [], selectedFrom: '2026-07-01', selectedTo: '2029-07-01' }] }, 'filters/0/selectedTo'],
    ['fewer nights at most than at least', { filters: [{ filterType: 'DURATION', options: [], selectedFrom: '14', selectedTo: '7' }] }, 'filters/0/selectedTo'],
    ['minus two adults', { filters: [{ filterType: 'ADULTS', options: [], selectedCount: -2 }] }, 'filters/0/selectedCount'],
    ['a hundred children', { filters: [{ filterType: 'CHILDREN', options: [], birthDates: children }] }, 'filters/0/birthDates'],
    ['a child born tomorrow', { filters: [{ filterType: 'CHILDREN', options: [], birthDates: unborn }] }, 'filters/0/birthDates/1'],
  ],
};
/** In an offers request filters are facets, whose values are ignored and named instead. */
const impossibleFor = ({ id, body, fields }: (typeof posts)[number]) => fields
  .filter((field) => !(body === 'OffersRequest' && field === 'filters'))
  .flatMap((field) => impossible[field] ?? [])
  // Validation tells of the child in its answer.
  .filter(([what]) => id !== 'validateOffer' || !what.startsWith('a child born tomorrow'));

/** A lookup in an object finds these without anybody having put them there. */
const PROTOTYPE_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** The body with each of its texts in turn replaced by `text`; of a list its first entry only. */
function withText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) return withText(value[0] ?? '', text).map((first) => [first, ...value.slice(1)]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => withText(inner, text).map((changed) => ({ ...value, [name]: changed })));
}

describe.each(posts.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('takes names that every object has for texts like any other [hotel.calls] [listing.request] [gs.calls]', async () => {
    const asked = withText(bodies[operation.body], PROTOTYPE_NAMES[0]!);
    const statuses = await Promise.all(PROTOTYPE_NAMES.flatMap((name) => asked.map(async (body) => (await visitor.post(operation.path, JSON.parse(JSON.stringify(body).replaceAll(PROTOTYPE_NAMES[0]!, name)))).status)));
    expect(statuses.filter((status) => ![200, 400, 404].includes(status))).toEqual([]);
  });

  it('answers what can be [hotel.calls] [listing.request] [gs.calls]', async () => {
    expect(await visitor.post(operation.path, bodies[operation.body])).toMatchObject({ status: 200 });
  });

  it.each(impossibleFor(operation))('refuses %s and names the field [hotel.calls] [listing.request] [gs.calls]', async (_what, changes, pointer) => {
    const { status, body } = await visitor.post(operation.path, { ...bodies[operation.body], ...changes });
    expect([status, body.code, body.errors?.map((error: { pointer: string }) => error.pointer)]).toEqual([400, 'invalid-request', [`/body/${pointer}`]]);
  });
});

it.each([
  ['suggest', '?text=', '/query/text'],
  ['suggest', '?text=kreta&count=-1', '/query/count'],
  ['homeOffers', '/nothing', '/params/block'],
  ['findBySeoNames', '', '/query/criteria'],
  ['findDirectionFlights', '?city=praha', '/query/direction'],
  ['getHotel', `/${'H'.repeat(40)}`, '/params/hotelCode'],
  ['getWeather', `/${'H'.repeat(40)}`, '/params/hotelCode'],
  ['getReviews', `/${'H'.repeat(40)}`, '/params/hotelCode'],
])('%s refuses what cannot be and names the field: %s [search.suggest] [search.seo-names] [hotel.calls]', async (id, asked, pointer) => {
  const { path } = gets.find((operation) => operation.id === id)!;
  const { status, body } = await visitor.get(path.replace(/\/\{.*/, '') + asked);
  expect([status, body.code, body.errors?.map((error: { pointer: string }) => error.pointer)]).toEqual([400, 'invalid-request', [pointer]]);
});

it('every operation of search and of the hotel card is asked for something that cannot be [hotel.calls]', () => {
  expect(posts.filter((operation) => impossibleFor(operation).length === 0).map(({ id }) => id)).toEqual([]);
  // Blocks of places on the home page are asked for without anything.
  expect(gets.map(({ id }) => id).sort()).toEqual(['findBySeoNames', 'findDirectionFlights', 'getHotel', 'getOnSite', 'getReviews', 'getWeather', 'homeDestinations', 'homeOffers', 'suggest']);
});
