/** For proofs: a customer who adds up what is shown, and holds the shop to it. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Random } from '../../demo/catalogue/random.ts';
import type { Language } from '../../domain/market/language.ts';
import { personBreakdown } from '../../domain/prices/person-breakdown.ts';
import { priceItems } from '../../domain/prices/price-items.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import type { Schema } from '../db/schema.ts';
import type { TestAnswer, TestClock, TestVisitor } from './test-app.ts';

type Schemas = components['schemas'];
type Cart = Schemas['Cart'];

export interface PriceWorld {
  app: FastifyInstance;
  kysely: Kysely<Schema>;
  /** Moved within a sequence and set back at its end. */
  clock: TestClock;
  /** Offer codes by kind of trip and party, filled as they are asked for. */
  listings: Map<string, Promise<string[]>>;
}

/** What a customer was shown and agreed to, in minor units. */
interface Shown {
  offer: number;
  /** By the upsell's code. */
  extras: Map<string, number>;
  /** By leg and person; `isIn`: submitted, so part of the total. */
  seats: Map<string, { seat: string; price: number; isIn: boolean }>;
}

export interface Journey {
  world: PriceWorld;
  random: Random;
  visitor: TestVisitor;
  language: Language;
  /** As it was answered last. */
  cart: Cart;
  /** By the cart: another party has another one. */
  shown: Map<string, Shown>;
  tripType: TripType;
  steps: string[];
  problems: string[];
  orders: string[];
  captured: number;
}

/** One request in the customer's language. */
export function ask({ visitor, language }: Journey, method: 'get' | 'post' | 'put', path: string, body?: unknown): Promise<TestAnswer> {
  const url = language === 'cs' ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${language}`;
  return method === 'get' ? visitor.get(url) : visitor[method](url, body);
}

/** Notes two prices that differ. */
export function same(journey: Journey, what: string, seen: unknown, expected: unknown): void {
  const [one, other] = [seen, expected].map((value) => JSON.stringify(value));
  if (one !== other) journey.problems.push(`${journey.steps.join(', ')}: ${what} is ${one}, not ${other}`);
}

export function sumOf(amounts: Iterable<number>): number {
  return [...amounts].reduce((sum, amount) => sum + amount, 0);
}

/** What the customer has agreed to. */
export function agreedTotal({ cart, shown }: Journey): number {
  const { offer, extras, seats } = shown.get(cart.cartId)!;
  return offer + sumOf(extras.values()) + sumOf([...seats.values()].map(({ price, isIn }) => (isIn ? price : 0)));
}

/** The lines of a price add up to it, by item and by person. */
export function addsUp(journey: Journey, what: string, priced: Pick<Cart, 'totalPrice' | 'offerPrice' | 'personPrices' | 'extras' | 'offer'>): void {
  const { totalPrice, offerPrice, personPrices, extras } = priced;
  same(journey, `the sum of offer and extras of ${what}`, offerPrice + sumOf(extras.map(({ price }) => price)), totalPrice);
  same(journey, `the sum of items of ${what}`, sumOf(priceItems(priced).map(({ amount }) => amount)), totalPrice);
  const { people, shared } = personBreakdown({ personPrices, extras });
  same(journey, `the sum of travellers of ${what}`, sumOf(people.map(({ stay }) => stay)), offerPrice);
  same(journey, `the sum by person of ${what}`, sumOf([...people.map(({ total }) => total), ...shared.map(({ amount }) => amount)]), totalPrice);
}

/** A cart that was answered costs what the customer was shown. */
export function takeCart(journey: Journey, { status, body }: TestAnswer): void {
  if (status !== 200) return same(journey, 'the answer', [status, body.code], [200]);
  journey.cart = body;
  agrees(journey);
}

function agrees(journey: Journey): void {
  const { cart } = journey;
  const { offer, extras, seats } = journey.shown.get(cart.cartId)!;
  const lines = Map.groupBy(cart.extras.filter(({ groupType }) => groupType !== 'seat'), ({ code }) => code);
  same(journey, 'the offer', cart.offerPrice, offer);
  same(journey, 'extras', sorted([...lines].map(([code, some]) => [code, sumOf(some.map(({ price }) => price))])), sorted(extras));
  const chosen = cart.extras.filter(({ groupType }) => groupType === 'seat').map(({ optionCode, personRefs, variantCode, price }): [string, unknown] => [`${optionCode} ${personRefs[0]}`, [variantCode, price]]);
  same(journey, 'seats', sorted(chosen), sorted([...seats].flatMap(([place, { seat, price, isIn }]): [string, unknown][] => (isIn ? [[place, [seat, price]]] : []))));
  same(journey, 'the total', cart.totalPrice, agreedTotal(journey));
  addsUp(journey, 'the cart', cart);
}

function sorted(entries: Iterable<[string, unknown]>): [string, unknown][] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What stands on the card for these people, with an option. */
export function priceOf(variant: Schemas['CartUpsell']['variants'][number], { personRefs = [], optionCode }: Pick<Schemas['UpsellChoice'], 'personRefs' | 'optionCode'>): number {
  const more = variant.options.find(({ code }) => code === optionCode)?.price ?? 0;
  if (variant.per === 'party') return variant.price + more;
  return sumOf(personRefs.map((person) => variant.personPrices[variant.personRefs.indexOf(person)]! + more));
}

/** Whether it was, for a reason that there may be. */
export function wasRefused(journey: Journey, { status, body }: TestAnswer, reasons: readonly string[]): boolean {
  if (status === 200) return false;
  if (!reasons.includes(body.code)) same(journey, 'the answer', [status, body.code], [200]);
  return true;
}

/**
 * The price of now, accepted where it has changed: what the cards, the seat map and the offer's page then show.
 * @returns false when the holiday is no longer sold
 */
export async function checkPrice(journey: Journey): Promise<boolean> {
  const { body: check }: { body: Schemas['PriceCheck'] } = await ask(journey, 'post', '/api/www/cart/price');
  if (check.status === 'gone') return false;
  same(journey, 'the price before the check', check.previousTotal, agreedTotal(journey));
  if (check.status === 'unchanged') {
    same(journey, 'the checked price', check.totalPrice, agreedTotal(journey));
    return true;
  }
  await ask(journey, 'post', '/api/www/cart/price/accept', { totalPrice: check.totalPrice, dropped: check.dropped ?? [] });
  const { body: { upsells, cart } }: { body: Schemas['CartUpsells'] } = await ask(journey, 'get', '/api/www/cart/upsell');
  const { body: map }: { body: Schemas['SeatMap'] } = await ask(journey, 'get', '/api/www/cart/seat-map');
  const { body: page } = await ask(journey, 'post', '/api/www/hotelCard/offer', { offerCode: cart.offer.offerCode, occupancies: cart.occupancies });
  const shown: Shown = { offer: page.offer.totalPrice, extras: new Map(), seats: new Map() };
  for (const { code, groupType, selected, variants } of upsells) {
    const variant = variants.find((one) => one.code === selected?.variantCode);
    if (variant !== undefined && groupType !== 'board' && groupType !== 'room') shown.extras.set(code, priceOf(variant, selected!));
  }
  for (const { leg, person, seat, price, submitted } of map.holds.holds) shown.seats.set(`${leg} ${person}`, { seat, price, isIn: submitted });
  journey.shown.set(cart.cartId, shown);
  takeCart(journey, { status: 200, body: cart, headers: {} });
  same(journey, 'the accepted price', journey.cart.totalPrice, check.totalPrice);
  return true;
}
