import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Leg } from './flights-of-offer.ts';

export type FlightSeatRow = Selectable<Schema['flight_seat']>;

/** Everybody gets so long to decide about a seat, in milliseconds. */
export const HOLD_MS = 600_000;
/** And so long to begin paying for what is ordered. */
export const RESERVATION_MS = 1_800_000;
/** However often a cart holds a seat anew, it is let go so long after the first time. */
export const LONGEST_HOLD_MS = 1_800_000;

/** Seats of flights that somebody has now; one whose hold is over is free again. */
export async function takenSeats(kysely: Kysely<Schema>, flights: readonly string[], now: Date): Promise<FlightSeatRow[]> {
  if (flights.length === 0) return [];
  return kysely.selectFrom('flight_seat').selectAll().where('flight', 'in', flights)
    .where((eb) => eb.or([eb('state', '!=', 'held'), eb('until', '>', now)])).execute();
}

/** What a cart has, also where its hold is over and nobody else has come. */
export async function seatsOfCart(kysely: Kysely<Schema>, cartId: string, { lock = false } = {}): Promise<FlightSeatRow[]> {
  const rows = kysely.selectFrom('flight_seat').selectAll().where('cart_id', '=', cartId).orderBy('flight').orderBy('seat');
  return (lock ? rows.forUpdate() : rows).execute();
}

/** What a cart asks for. */
interface SeatToTake {
  flight: string;
  seat: string;
  cartId: string;
  leg: Leg;
  person: number;
  now: Date;
  /** Since when this cart has had it; now for one that it did not have. */
  since: Date;
}

/**
 * Takes a seat for a cart. Two for the same seat meet on its key: the later waits for the earlier one's end.
 * @returns false when another has it
 */
export async function takeSeat(tx: Kysely<Schema>, { flight, seat, cartId, leg, person, now, since }: SeatToTake): Promise<boolean> {
  const until = new Date(Math.min(now.getTime() + HOLD_MS, since.getTime() + LONGEST_HOLD_MS));
  const { rows } = await sql`
    insert into flight_seat (flight, seat, cart_id, leg, person, state, order_id, until, held_since)
    values (${flight}, ${seat}, ${cartId}, ${leg}, ${person}, 'held', null, ${until}, ${since})
    on conflict (flight, seat) do update set cart_id = excluded.cart_id, leg = excluded.leg, person = excluded.person, until = excluded.until, held_since = excluded.held_since
      where flight_seat.state = 'held' and (flight_seat.until <= ${now} or flight_seat.cart_id = excluded.cart_id)
    returning seat`.execute(tx);
  return rows.length === 1;
}

/** Lets held seats of a cart go: of one passenger, of one leg, or all. */
export async function letSeatsGo(tx: Kysely<Schema>, cartId: string, { leg, person }: { leg?: Leg | undefined; person?: number | undefined }): Promise<void> {
  await tx.deleteFrom('flight_seat').where('cart_id', '=', cartId).where('state', '=', 'held')
    .$if(leg !== undefined, (rows) => rows.where('leg', '=', leg!)).$if(person !== undefined, (rows) => rows.where('person', '=', person!)).execute();
}

/** The held seats of a cart get their ten minutes anew, as long as it has not had them for too long; one that is over begins anew. */
export async function prolongHolds(tx: Kysely<Schema>, cartId: string, now: Date): Promise<void> {
  await tx.updateTable('flight_seat')
    .set({
      held_since: sql`case when until <= ${now} then ${now}::timestamptz else held_since end`,
      until: sql`least(${new Date(now.getTime() + HOLD_MS)}::timestamptz, case when until <= ${now} then ${now}::timestamptz else held_since end + ${LONGEST_HOLD_MS}::int * interval '1 millisecond')`,
    })
    .where('cart_id', '=', cartId).where('state', '=', 'held').execute();
}

/** The cart has become an order: its seats wait for the payment, and what was held besides is let go. */
export async function reserveSeats(tx: Kysely<Schema>, { cartId, orderId, seats, now }: { cartId: string; orderId: string; seats: readonly { leg: string; seat: string }[]; now: Date }): Promise<void> {
  for (const { leg, seat } of seats) {
    await tx.updateTable('flight_seat').set({ state: 'reserved', order_id: orderId, until: new Date(now.getTime() + RESERVATION_MS) })
      .where('cart_id', '=', cartId).where('leg', '=', leg as Leg).where('seat', '=', seat).execute();
  }
  await letSeatsGo(tx, cartId, {});
}

/** Something was paid: the order's seats are its own for good. */
export async function sellSeats(tx: Kysely<Schema>, orderId: string): Promise<void> {
  await tx.updateTable('flight_seat').set({ state: 'sold', until: null }).where('order_id', '=', orderId).execute();
}

/** The bank said no: the reservation lasts no longer than a hold, so that paying once more can be tried. */
export async function shortenReservation(tx: Kysely<Schema>, orderId: string, now: Date): Promise<void> {
  await tx.updateTable('flight_seat').set({ until: sql`least(until, ${new Date(now.getTime() + HOLD_MS)}::timestamptz)` }).where('order_id', '=', orderId).where('state', '=', 'reserved').execute();
}

/** The order is cancelled: its seats are free. */
export async function freeSeats(tx: Kysely<Schema>, orderId: string): Promise<void> {
  await tx.deleteFrom('flight_seat').where('order_id', '=', orderId).execute();
}

/** When the seats are let go that an order has reserved and not paid; null where it has none. */
export async function seatsReservedUntil(kysely: Kysely<Schema>, orderId: string): Promise<Date | null> {
  const seat = await kysely.selectFrom('flight_seat').select('until').where('order_id', '=', orderId).where('state', '=', 'reserved').orderBy('until').limit(1).executeTakeFirst();
  return seat?.until ?? null;
}

export async function hasReservedSeats(kysely: Kysely<Schema>, orderId: string): Promise<boolean> {
  return (await seatsReservedUntil(kysely, orderId)) !== null;
}

export async function hasDueSeats(tx: Kysely<Schema>, orderId: string, now: Date): Promise<boolean> {
  const seat = await tx.selectFrom('flight_seat').select('seat').where('order_id', '=', orderId).where('state', '=', 'reserved').where('until', '<=', now).limit(1).executeTakeFirst();
  return seat !== undefined;
}

/** Nobody paid for them in time: what the order has reserved is free, what it has bought stays its own. */
export async function freeDueSeats(tx: Kysely<Schema>, orderId: string, now: Date): Promise<void> {
  await tx.deleteFrom('flight_seat').where('order_id', '=', orderId).where('state', '=', 'reserved').where('until', '<=', now).execute();
}
