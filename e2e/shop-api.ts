/** Prepares what a test is not about, through the same API the pages use; cookies are the browser's own. */
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import type { components } from '../openapi/generated/commerce.ts';
import type { components as searchComponents } from '../openapi/generated/search.ts';
import { API_KEY } from '../src/api/api-key.ts';
import { offerTypeOf } from '../src/domain/search/trip-types.ts';
import type { TripType } from '../src/domain/search/trip-types.ts';
import type { Occupancy } from '../src/domain/search/participants.ts';
import { expect } from './fixtures.ts';

/** The API answers clients only that it knows [http.api-key]. */
export const AS_CLIENT = { 'Api-Key': API_KEY };

type Schemas = components['schemas'];
export type Offer = Schemas['Offer'];
export type Order = Schemas['Order'];
type FilterSet = searchComponents['schemas']['FilterSet'];

/** Destinations that ask for no passport leave it out. */
const PASSPORT = { documentNumber: '39012345', documentExpiry: '2040-01-31' };
const COUPLE: Occupancy[] = [{ adults: 2, childBirthDates: [] }];
/** Departures are looked for from so many days on, each late enough that a deposit may be paid first. */
const LATEST_START = 200;
const MIDDLE_START = 100;
/** Some kinds of trip have a short season, and it may end soon. */
const EARLIEST_START = 45;

/** An offer that has a free room, another one for each test: hotels have few rooms. */
export async function someOffer(page: Page, testInfo: Pick<TestInfo, 'testId'>, tripType: TripType = 'WS', occupancies = COUPLE): Promise<Offer> {
  const seed = [...testInfo.testId].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 1_000_003, 7);
  for (const days of [MIDDLE_START + (seed % (LATEST_START - MIDDLE_START)), MIDDLE_START, EARLIEST_START]) {
    const offers = await offersFrom(page, days, tripType, occupancies[0]!);
    for (let tries = 0; tries < offers.length; tries += 1) {
      const { offerCode } = offers[(seed + tries) % offers.length]!;
      const answer = await post<{ status: string; offer: Offer }>(page.request, '/api/www/hotelCard/offer', { offerCode, occupancies });
      if (answer.status === 'available') return answer.offer;
    }
  }
  throw new Error(`The catalogue has no free offer of ${tripType}`);
}

/** A day in the middle of those on which a kind of trip leaves, on whichever day the tests run (ISO date). */
export async function dayOnSale(page: Page, tripType: TripType = 'WS'): Promise<string> {
  const { days } = await post<{ days: { date: string }[] }>(page.request, '/api/www/listing/calendar-offers', {
    offerType: offerTypeOf(tripType), tripType, numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [],
    departureDateFrom: Temporal.Now.plainDateISO('Europe/Prague').add({ days: 1 }).toString(), metaData: { page: 0, pageSize: 1, sorting: 'price' },
  });
  return days[Math.floor(days.length / 2)]!.date;
}

/** What a search's first page of offers is. */
export async function offersOn(page: Page, tripType: TripType, from: string, to: string): Promise<Offer[]> {
  const { offers } = await post<{ offers: Offer[] }>(page.request, '/api/www/search/offers', {
    offerType: offerTypeOf(tripType), tripType, numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [],
    departureDateFrom: from, departureDateTo: to, metaData: { page: 0, pageSize: 60, sorting: 'price' },
  });
  return offers;
}

/** Offers for two to some destinations, the nearest days that can be booked in peace. */
export function offersTo(page: Page, destinationsCodes: readonly string[]): Promise<Offer[]> {
  return offersFrom(page, MIDDLE_START, 'WS', COUPLE[0]!, destinationsCodes);
}

/** The filters that a search begins with, by their type. */
export async function firstFilters(page: Page, criteria: object): Promise<FilterSet['filters']> {
  return (await post<FilterSet>(page.request, '/api/www/listing/gs/initial', { tripType: 'WS', adultsCount: 2, childrenBirthDates: [], ...criteria })).filters;
}

async function offersFrom(page: Page, days: number, tripType: TripType, { adults, childBirthDates }: Occupancy, destinationsCodes: readonly string[] = []): Promise<Offer[]> {
  const { offers } = await post<{ offers: Offer[] }>(page.request, '/api/www/search/offers', {
    offerType: offerTypeOf(tripType),
    tripType,
    numberOfAdults: adults,
    childrenBirthdays: childBirthDates,
    departuresCodes: [],
    destinationsCodes,
    departureDateFrom: Temporal.Now.plainDateISO('Europe/Prague').add({ days }).toString(),
    metaData: { page: 0, pageSize: 60, sorting: 'price' },
  });
  return offers;
}

/** Puts an offer into the browser's cart. */
export function fillCart(page: Page, { offerCode }: Offer, occupancies = COUPLE): Promise<Schemas['Cart']> {
  return post(page.request, '/api/www/cart/product', { offerCode, occupancies });
}

/** Fills in the whole reservation of grown-ups, as if its form had been left. */
export async function rememberInCart(page: Page, cart: Schemas['Cart'], owner: Schemas['CartInformation']['owner']): Promise<void> {
  const data = { owner, travellers: travellersOf(cart), note: '' };
  const answer = await page.request.put('/api/www/cart/information', { data, headers: { ...AS_CLIENT, 'cart-id': cart.cartId } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Takes the first free seats of the way there for two into the price of the cart. */
export async function takeSeats(page: Page, { cartId }: Schemas['Cart']): Promise<Schemas['Cart']> {
  const headers = { ...AS_CLIENT, 'cart-id': cartId };
  const { legs } = await (await page.request.get('/api/www/cart/seat-map', { headers })).json() as Schemas['SeatMap'];
  const free = legs[0]!.rows.flatMap(({ seats, isExit }) => (isExit ? [] : seats.filter((seat) => seat?.isFree === true)));
  const seats = free.slice(0, 2).map((seat, person) => ({ leg: legs[0]!.leg, person, seat: seat!.seat }));
  const { holds: { holds } } = await (await page.request.put('/api/www/cart/seat-map/holds', { data: { seats }, headers })).json() as { holds: Schemas['SeatHolds'] };
  const answer = await page.request.post('/api/www/cart/seat-map/submit', { data: { totalPrice: holds.reduce((sum, { price }) => sum + price, 0) }, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json() as Promise<Schemas['Cart']>;
}

/** An order that waits for its payment. */
export async function placeOrder(page: Page, testInfo: TestInfo, tripType: TripType = 'WS'): Promise<Order> {
  return placeOrderOf(page, await fillCart(page, await someOffer(page, testInfo, tripType)));
}

/** Orders what is in the cart. */
export function placeOrderOf(page: Page, cart: Schemas['Cart']): Promise<Order> {
  const owner = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' };
  return post(page.request, '/api/www/cart/order', { information: { owner, travellers: travellersOf(cart), note: '' }, totalPrice: cart.totalPrice, termsAccepted: true }, cart.cartId);
}

/** An order whose deposit a bank has in hand and says nothing of. */
export async function placeOrderAtBank(page: Page, testInfo: TestInfo): Promise<Order> {
  const order = await placeOrder(page, testInfo);
  await post(page.request, `/api/www/cart/payment/${order.orderId}`, { variant: 'deposit', method: 'card', idempotencyKey: 'at-the-bank' });
  return order;
}

function travellersOf({ information }: Schemas['Cart']): Schemas['CartInformation']['travellers'] {
  return information.travellers.map((traveller, place) => ({
    ...traveller, gender: 'female', firstName: ['Jana', 'Eva'][place % 2]!, lastName: 'Nováková', birthDate: traveller.birthDate || '1985-04-12', ...PASSPORT,
  }));
}

/** The order as its owner's browser may see it. */
export async function orderOf(page: Page, orderId: string): Promise<Order> {
  return (await page.request.get(`/api/www/cart/shortOrder/${orderId}`, { headers: AS_CLIENT })).json() as Promise<Order>;
}

/** Asks the shop as its pages do. */
export async function post<Answer>(request: APIRequestContext, path: string, data: unknown, cartId?: string): Promise<Answer> {
  const answer = await request.post(path, { data, headers: { ...AS_CLIENT, ...(cartId !== undefined && { 'cart-id': cartId }) } });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json() as Promise<Answer>;
}
