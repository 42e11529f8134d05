/** For proofs: customers on random ways to a paid order, who add up what they are shown and hold the shop to it, to the haléř. */
import { sql, type Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import { randomOf } from '../../demo/catalogue/random.ts';
import { LANGUAGES } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import { TRIP_TYPES, type TripType } from '../../domain/search/trip-types.ts';
import { dateOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { lockOrder } from '../order/order-rows.ts';
import { changeBasePrice } from '../search/testing/change-base-price.ts';
import { ask, checkPrice, priceOf, same, sumOf, takeCart, wasRefused, type Journey, type PriceWorld } from './price-journey.ts';
import { orderAndPay } from './price-payments.ts';
import { visit } from './test-app.ts';
import { offersRequest } from './test-purchase.ts';

type Schemas = components['schemas'];

export interface SequenceResult {
  /** Where two prices differ that must be one; none is as it must be. */
  problems: string[];
  steps: number;
  /** Minor units that the bank took. */
  captured: number;
  /** Kinds of the extras that were ordered. */
  extras: string[];
}

const NONE_YET = {} as Schemas['Cart'];
const PARTIES: readonly Occupancy[][] = [
  [{ adults: 2, childBirthDates: [] }],
  [{ adults: 1, childBirthDates: [] }],
  [{ adults: 3, childBirthDates: [] }],
  [{ adults: 2, childBirthDates: ['2018-05-01'] }],
  [{ adults: 2, childBirthDates: ['2025-03-01'] }],
  [{ adults: 2, childBirthDates: ['2012-09-09', '2020-02-02'] }],
  [{ adults: 1, childBirthDates: ['2016-07-01', '2025-03-01'] }],
];
const ROOMS: readonly Occupancy[][] = [
  [{ adults: 2, childBirthDates: [] }, { adults: 2, childBirthDates: ['2017-01-01'] }],
  [{ adults: 1, childBirthDates: [] }, { adults: 2, childBirthDates: [] }],
];
/** Some leave too soon for a deposit. */
const DEPARTURES = ['2026-06-20', '2026-08-20', '2026-10-01'];
const HOLD_IS_OVER = { minutes: 11 };

const STEPS: readonly { name: string; weight: number; take: (journey: Journey) => Promise<void> }[] = [
  { name: 'extra', weight: 10, take: chooseExtra },
  { name: 'seats', weight: 4, take: chooseSeats },
  { name: 'seats let go', weight: 1, take: releaseSeats },
  { name: 'first payment', weight: 1, take: chooseVariant },
  { name: 'renewal', weight: 1, take: async (journey) => takeCart(journey, await ask(journey, 'post', '/api/www/cart/update')) },
  { name: 'another language', weight: 1, take: readInAnotherLanguage },
  { name: 'another party', weight: 1, take: changeParty },
  { name: 'a price of the shop', weight: 2, take: movePrice },
  { name: 'price check', weight: 1, take: async (journey) => { await checkPrice(journey); } },
  { name: 'eleven minutes', weight: 1, take: waitForHolds },
];
const DRAWN = STEPS.flatMap((step) => Array.from({ length: step.weight }, () => step));

/** One customer, from an offer to a payment; everything random hangs on the seed. */
export async function runSequence(world: PriceWorld, seed: number): Promise<SequenceResult> {
  const random = randomOf('prices', seed);
  const visitor = visit(world.app);
  const began = world.clock();
  const journey: Journey = { world, random, visitor, language: 'cs', cart: NONE_YET, shown: new Map(), tripType: random.pick(TRIP_TYPES), steps: [], problems: [], orders: [], captured: 0 };
  if (random.chance(0.2)) journey.language = random.pick(LANGUAGES);
  const prices = await world.kysely.selectFrom('extra_price').selectAll().execute();
  try {
    journey.steps.push('offer');
    if (!(await takeOffer(journey))) return { problems: journey.problems, steps: 1, captured: 0, extras: [] };
    for (let steps = random.between(2, 8); steps > 0; steps--) {
      const { name, take } = random.pick(DRAWN);
      journey.steps.push(name);
      await take(journey);
    }
    await orderAndPay(journey);
    return { problems: journey.problems, steps: journey.steps.length, captured: journey.captured, extras: [...new Set(journey.cart.extras.map(({ groupType }) => groupType))] };
  } catch (error) {
    throw new Error(`Seed ${seed}, after ${journey.steps.join(', ')}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  } finally {
    await tidy(journey, prices, began);
  }
}

/** The season is as long as the proof: what an order took is free again, and extras cost what they did. Prices of holidays stay moved. */
async function tidy({ world: { kysely, clock }, orders }: Journey, prices: readonly Selectable<Schema['extra_price']>[], began: Temporal.Instant): Promise<void> {
  clock.advance(clock().until(began));
  for (const orderId of orders) {
    await kysely.transaction().execute(async (tx) => cancelOrder(tx, await lockOrder(tx, orderId), dateOf(clock)));
    await kysely.deleteFrom('mail_outbox').where('order_id', '=', orderId).execute();
  }
  await kysely.deleteFrom('flight_seat').execute();
  await sql`
    update extra_price set price = before.price
    from unnest(${prices.map(({ code }) => code)}::text[], ${prices.map(({ variant }) => variant)}::text[], ${prices.map(({ price }) => price)}::bigint[]) as before(code, variant, price)
    where extra_price.code = before.code and extra_price.variant = before.variant and extra_price.price != before.price`.execute(kysely);
}

/** @returns whether there was one */
async function takeOffer(journey: Journey): Promise<boolean> {
  const { random, tripType } = journey;
  const party = partyFor(journey);
  const offerCodes = await listing(journey.world, tripType, party[0]!, random.pick(DEPARTURES));
  for (let tries = 0; tries < 5 && offerCodes.length > 0; tries++) {
    if (await fillCart(journey, random.pick(offerCodes), party)) return true;
  }
  return false;
}

function partyFor({ random, tripType }: Journey): Occupancy[] {
  return random.pick(['WS', 'DW', 'NR'].includes(tripType) ? [...PARTIES, ...ROOMS] : PARTIES);
}

function listing({ app, listings }: PriceWorld, tripType: TripType, party: Occupancy, from: string): Promise<string[]> {
  const key = JSON.stringify([tripType, party, from]);
  const known = listings.get(key) ?? visit(app)
    .post('/api/www/search/offers', { ...offersRequest(tripType, party), departureDateFrom: from, metaData: { page: 0, pageSize: 60, sorting: 'price' } })
    .then(({ body: { offers } }: { body: { offers: { offerCode: string }[] } }) => offers.map(({ offerCode }) => offerCode));
  listings.set(key, known);
  return known;
}

/** Takes an offer for the price that its page shows. @returns false when the party cannot have it */
async function fillCart(journey: Journey, offerCode: string, occupancies: Occupancy[]): Promise<boolean> {
  const { body: page } = await ask(journey, 'post', '/api/www/hotelCard/offer', { offerCode, occupancies });
  if (page.status !== 'available') return false;
  const answer = await ask(journey, 'post', '/api/www/cart/product', { offerCode, occupancies });
  // A cart of before comes back at the price that was agreed to in it.
  if (!journey.shown.has(answer.body.cartId)) journey.shown.set(answer.body.cartId, { offer: page.offer.totalPrice, extras: new Map(), seats: new Map() });
  takeCart(journey, answer);
  return true;
}

/** A variant for some of the party, or none any more; now and then at a price that nobody has shown. */
async function chooseExtra(journey: Journey): Promise<void> {
  const { random } = journey;
  const shown = journey.shown.get(journey.cart.cartId)!;
  const { body: { upsells } }: { body: Schemas['CartUpsells'] } = await ask(journey, 'get', '/api/www/cart/upsell');
  if (upsells.length === 0) return;
  const upsell = random.pick(upsells);
  const { code, groupType, selected, variants } = upsell;
  const before = variants.find((variant) => variant.code === selected?.variantCode);
  const isOffer = groupType === 'board' || groupType === 'room';
  if (selected !== null && random.chance(0.35)) {
    const answer = await ask(journey, 'put', '/api/www/cart/upsell', { code, variantCode: null });
    if (wasRefused(journey, answer, isOffer ? ['sold-out', 'price-changed'] : [])) return;
    if (isOffer) shown.offer -= before!.price;
    else shown.extras.delete(code);
    return takeCart(journey, { ...answer, body: answer.body.cart });
  }
  const variant = random.pick(variants);
  const personRefs = variant.per === 'party' ? undefined : random.some(variant.personRefs, random.between(1, variant.personRefs.length));
  const option = variant.options.length > 0 && random.chance(0.7) ? random.pick(variant.options) : undefined;
  const chosen = { ...(personRefs && { personRefs }), ...(option && { optionCode: option.code }) };
  const isForged = random.chance(0.05);
  const answer = await ask(journey, 'put', '/api/www/cart/upsell', { code, variantCode: variant.code, price: variant.price + (option?.price ?? 0) + (isForged ? 100 : 0), ...chosen });
  const refusals = [...(isForged || isOffer ? ['price-changed'] : []), ...(variant.available && !isOffer ? [] : ['sold-out']), ...(groupType === 'activity' ? ['wrong-persons'] : [])];
  if (wasRefused(journey, answer, refusals)) return;
  if (isForged) same(journey, 'a price that nobody has shown', answer.status, 409);
  if (isOffer) shown.offer += variant.price - (before?.price ?? 0);
  else shown.extras.set(code, priceOf(variant, chosen));
  takeCart(journey, { ...answer, body: answer.body.cart });
}

/** Free seats for some of the party on one leg or both; most are submitted then. */
async function chooseSeats(journey: Journey): Promise<void> {
  const { random, cart } = journey;
  const { seats: held } = journey.shown.get(cart.cartId)!;
  const { body: map }: { body: Schemas['SeatMap'] } = await ask(journey, 'get', '/api/www/cart/seat-map');
  if (map.legs.length === 0) return;
  const { body: { passengers } }: { body: Schemas['FlightClasses'] } = await ask(journey, 'get', '/api/www/cart/flight-class-availability');
  const wanted = random.some(map.legs, random.between(1, map.legs.length)).flatMap(({ leg, rows }) => {
    const seated = passengers.filter(({ type }) => type !== 'INFANT');
    const taken = new Set<string>();
    return random.some(seated, random.between(1, seated.length)).map(({ person, type }) => {
      const free = rows.flatMap(({ isExit, seats }) => (isExit && type === 'CHILD' ? [] : seats.flatMap((seat) => (seat?.isFree === true && !taken.has(seat.seat) ? [seat] : []))));
      const { seat, price } = random.pick(free);
      taken.add(seat);
      return { leg, person, seat, price };
    });
  });
  const answer = await ask(journey, 'put', '/api/www/cart/seat-map/holds', { seats: wanted.map(({ leg, person, seat }) => ({ leg, person, seat })) });
  if (wasRefused(journey, answer, [])) return;
  for (const { leg, person, seat, price } of wanted) {
    // Whoever's seat it was has none now.
    for (const [place, one] of held) if (place.startsWith(leg) && one.seat === seat) held.delete(place);
    held.set(`${leg} ${person}`, { seat, price, isIn: false });
  }
  takeCart(journey, { ...answer, body: answer.body.cart });
  if (random.chance(0.8)) await submitSeats(journey, map, answer.body.holds.holds);
}

async function submitSeats(journey: Journey, { legs }: Schemas['SeatMap'], holds: readonly Schemas['SeatHold'][]): Promise<void> {
  const { seats: held } = journey.shown.get(journey.cart.cartId)!;
  // What somebody else has by now is not among the seats that are agreed to.
  for (const place of held.keys()) if (!holds.some(({ leg, person }) => place === `${leg} ${person}`)) held.delete(place);
  const priceNow = ([place, { seat }]: [string, { seat: string }]) => legs.find(({ leg }) => place.startsWith(leg))!.rows.flatMap(({ seats }) => seats).find((one) => one?.seat === seat)!.price;
  const total = sumOf([...held].map(priceNow));
  const isForged = journey.random.chance(0.05);
  const answer = await ask(journey, 'post', '/api/www/cart/seat-map/submit', { totalPrice: total + (isForged ? 100 : 0) });
  if (wasRefused(journey, answer, isForged ? ['price-changed'] : [])) return;
  if (isForged) same(journey, 'a price of seats that nobody has shown', answer.status, 409);
  for (const entry of held) Object.assign(entry[1], { price: priceNow(entry), isIn: true });
  takeCart(journey, answer);
}

async function releaseSeats(journey: Journey): Promise<void> {
  const { random, cart } = journey;
  const { seats } = journey.shown.get(cart.cartId)!;
  const one = seats.size > 0 && random.chance(0.7) ? random.pick([...seats.keys()]) : null;
  const [leg, person] = one === null ? [] : one.split(' ');
  const answer = await ask(journey, 'post', '/api/www/cart/seat-map/release', one === null ? {} : { leg, person: Number(person) });
  if (one === null) seats.clear();
  else seats.delete(one);
  takeCart(journey, { ...answer, body: answer.body.cart });
}

async function chooseVariant(journey: Journey): Promise<void> {
  const variant = journey.random.pick(['deposit', 'full'] as const);
  takeCart(journey, await ask(journey, 'put', '/api/www/cart/paymentVariant', { variant }));
  same(journey, 'the first payment', journey.cart.paymentVariant, variant);
}

async function readInAnotherLanguage(journey: Journey): Promise<void> {
  takeCart(journey, await ask({ ...journey, language: journey.random.pick(LANGUAGES) }, 'get', '/api/www/cart/details'));
}

async function changeParty(journey: Journey): Promise<void> {
  await fillCart(journey, journey.cart.baseOfferCode, partyFor(journey));
}

/** The shop changes a price of its list, also by haléře, or the holiday's own; carts cost what was agreed to until that is accepted. */
async function movePrice(journey: Journey): Promise<void> {
  const { random, world: { kysely }, cart: { offer } } = journey;
  if (random.chance(0.3)) {
    const price = Math.max(100, Math.round((offer.price * random.between(93, 108)) / 10_000) * 100);
    await kysely.transaction().execute((tx) => changeBasePrice(tx, offer.offerCode, price));
  } else {
    const { code, variant, price } = random.pick(await kysely.selectFrom('extra_price').selectAll().orderBy('code').orderBy('variant').execute());
    await kysely.updateTable('extra_price').set({ price: Math.round((price * random.between(900, 1_200)) / 1_000) }).where('code', '=', code).where('variant', '=', variant).execute();
  }
  takeCart(journey, await ask(journey, 'get', '/api/www/cart/details'));
}

/** Their hold is over; now and then somebody else has come and has one of them. */
async function waitForHolds(journey: Journey): Promise<void> {
  const { world: { app, clock }, random, visitor, cart } = journey;
  const { seats } = journey.shown.get(cart.cartId)!;
  clock.advance(HOLD_IS_OVER);
  await visitor.post('/api/www/oauth/token/refresh');
  if (seats.size > 0 && random.chance(0.5)) {
    const [place, { seat }] = random.pick([...seats]);
    const rival = visit(app);
    await rival.post('/api/www/cart/product', { offerCode: cart.offer.offerCode, occupancies: [{ adults: 2, childBirthDates: [] }] });
    const { status } = await rival.put('/api/www/cart/seat-map/holds', { seats: [{ leg: place.split(' ')[0], person: 0, seat }] });
    const own = seats.get(place)!;
    // One that was never part of the price is simply gone.
    if (status === 200 && !own.isIn) seats.delete(place);
  }
  takeCart(journey, await ask(journey, 'get', '/api/www/cart/details'));
}
