import { sql, type Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import { lockOpenCart, saveExtras, type CartRow } from '../cart/cart-rows.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { passengersOf } from '../upsell/extra-kinds.ts';
import { letSeatsGo, seatsOfCart, takeSeat, takenSeats } from './flight-seats.ts';
import { flightsOfOffer, type FlightLeg, type Leg } from './flights-of-offer.ts';
import { seatHoldsOf } from './seat-answers.ts';
import { isSuitable, seatOf, seatsOf, type SeatPlace } from './seat-layout.ts';

type Schemas = components['schemas'];
type SeatChoice = Schemas['SeatChoice'];

/** So many free seats are named when one is taken. */
const ALTERNATIVES = 3;

interface SeatsOfCart {
  holds: Schemas['SeatHolds'];
  cart: CartRow;
}

class SeatTaken extends Error {
  override readonly name = 'SeatTaken';
  readonly choice: SeatChoice;
  constructor(choice: SeatChoice) {
    super(choice.seat);
    this.choice = choice;
  }
}

/**
 * Holds seats for the passengers of a cart, all of them or none; a passenger's seat before goes [upsell.seat-once].
 * @throws Problem 400 seats-repeated, 409 seat-taken naming free seats nearby, seat-unsuitable, already-ordered; 404
 */
export async function holdSeats(shop: Shop, cartId: string, choices: readonly SeatChoice[]): Promise<SeatsOfCart> {
  try {
    return await shop.database.kysely.transaction().execute(async (tx) => {
      assertDifferent(choices);
      const cart = await lockOpenCart(tx, cartId);
      const legs = flightsOfOffer(cart.offer);
      const now = dateOf(shop.clock);
      const before = await seatsOfCart(tx, cartId);
      const sinceOf = ({ key, choice }: Placed) => before.find(({ flight, seat, until }) => flight === key && seat === choice.seat && until !== null && until > now)?.held_since ?? now;
      const wanted = choices.map((choice) => placed(cart, legs, choice)).sort(byKey);
      // Each lets its own go before it waits for another's: two that swap seats would wait for each other.
      for (const flight of new Set(wanted.map(({ key }) => key))) await sql`select pg_advisory_xact_lock(hashtextextended(${flight}, 7401007))`.execute(tx);
      for (const { leg, person } of choices) await letSeatsGo(tx, cartId, { leg, person });
      for (const one of wanted) {
        if (!(await takeSeat(tx, { flight: one.key, ...one.choice, cartId, now, since: sinceOf(one) }))) throw new SeatTaken(one.choice);
      }
      // Also of a companion whose seat goes to another.
      const isChanged = (extra: Schemas['Extra']) => choices.some(({ leg, person, seat }) => extra.groupType === 'seat' && extra.optionCode === leg && (extra.personRefs[0] === person || extra.variantCode === seat));
      const kept = await saveExtras(tx, cart, cart.extras.filter((extra) => !isChanged(extra)), shop);
      return { holds: await seatHoldsOf(tx, kept, dateOf(shop.clock)), cart: kept };
    });
  } catch (error) {
    if (error instanceof SeatTaken) throw await seatTaken(shop, cartId, error.choice);
    throw error;
  }
}

/** Lets seats of a cart go, and takes them out of its price. @throws Problem 409 already-ordered, 404 */
export function releaseSeats(shop: Shop, cartId: string, which: { leg?: Leg | undefined; person?: number | undefined }): Promise<SeatsOfCart> {
  return shop.database.kysely.transaction().execute(async (tx) => {
    const cart = await lockOpenCart(tx, cartId);
    await letSeatsGo(tx, cartId, which);
    const goes = ({ groupType, optionCode, personRefs }: Schemas['Extra']) =>
      groupType === 'seat' && (which.leg === undefined || which.leg === optionCode) && (which.person === undefined || which.person === personRefs[0]);
    const kept = await saveExtras(tx, cart, cart.extras.filter((extra) => !goes(extra)), shop);
    return { holds: await seatHoldsOf(tx, kept, dateOf(shop.clock)), cart: kept };
  });
}

/** @throws Problem 400 for a passenger with two seats, or a seat with two passengers */
function assertDifferent(choices: readonly SeatChoice[]): void {
  const count = (keyOf: (choice: SeatChoice) => string) => new Set(choices.map(keyOf)).size;
  if (count(({ leg, person }) => `${leg} ${person}`) === choices.length && count(({ leg, seat }) => `${leg} ${seat}`) === choices.length) return;
  throw new Problem(400, 'seats-repeated', { title: 'A passenger has one seat, a seat one passenger', errors: [{ pointer: '/body/seats', code: 'repeated', message: 'names a passenger or a seat twice' }] });
}

interface Placed { key: string; choice: SeatChoice; place: SeatPlace }

/** @throws Problem 409 seat-unsuitable for a seat that is not there, or not for this passenger */
function placed(cart: CartRow, legs: readonly FlightLeg[], choice: SeatChoice): Placed {
  const leg = legs.find((one) => one.leg === choice.leg);
  const place = leg && seatOf(leg.aircraft, choice.seat);
  const type = passengersOf(cart)[choice.person];
  if (leg === undefined || place === undefined || type === undefined || !isSuitable(place, type)) {
    throw new Problem(409, 'seat-unsuitable', { title: 'The seat is not for this passenger', errors: [{ pointer: `/seats/${choice.seat}`, code: type === 'CHILD' ? 'exit-row' : 'unsuitable', message: choice.seat }] });
  }
  return { key: leg.key, choice, place };
}

/** Flights and seats in one order everywhere. */
const byKey = (one: Placed, other: Placed) => (`${one.key} ${one.choice.seat}` < `${other.key} ${other.choice.seat}` ? -1 : 1);

async function seatTaken(shop: Shop, cartId: string, choice: SeatChoice): Promise<Problem> {
  const seats = await alternatives(shop.database.kysely, shop, cartId, choice);
  return new Problem(409, 'seat-taken', { title: 'The seat is taken', errors: seats.map((seat) => ({ pointer: `/seats/${seat}`, code: 'free-seat', message: seat })) });
}

/** Free seats nearest to the one that is taken, in its cabin if there are any. */
async function alternatives(kysely: Kysely<Schema>, { clock }: Shop, cartId: string, choice: SeatChoice): Promise<string[]> {
  const cart = await kysely.selectFrom('cart').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
  const leg = flightsOfOffer(cart.offer).find((one) => one.leg === choice.leg)!;
  const wanted = seatOf(leg.aircraft, choice.seat)!;
  const type = passengersOf(cart)[choice.person] ?? 'ADULT';
  const taken = new Set((await takenSeats(kysely, [leg.key], dateOf(clock))).map(({ seat }) => seat));
  const distance = ({ row, cabin, position }: SeatPlace) => Math.abs(row - wanted.row) * 2 + (position === wanted.position ? 0 : 1) + (cabin === wanted.cabin ? 0 : 100);
  return seatsOf(leg.aircraft)
    .filter((place) => !taken.has(place.seat) && isSuitable(place, type))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, ALTERNATIVES)
    .map(({ seat }) => seat);
}
