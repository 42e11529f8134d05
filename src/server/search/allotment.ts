import { sql, type Kysely, type Transaction } from 'kysely';
import { addDays } from '../../domain/dates/iso-date.ts';
import { parseOfferCode, type OfferIdentity } from '../../domain/urls/offer-code.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';

/** No room of a kind is left for a night of the stay, or the offer has departed. */
export class SoldOut extends Error {
  override readonly name = 'SoldOut';
}

/**
 * Takes the rooms of an offer for each night. Part of the caller's transaction: when it is rolled back, so are the rooms.
 * Two orders for the last room meet on its row: the later waits for the earlier one's end, then finds it taken.
 * @param roomCodes a kind of room for each room of the party
 * @throws SoldOut when a night has too few rooms left; the transaction must then be rolled back
 */
export async function reserveOffer(tx: Transaction<Schema>, offerCode: string, roomCodes: readonly string[], context: Pick<SearchContext, 'today'>): Promise<void> {
  const offer = identityOf(offerCode);
  if (offer.departureDate <= context.today) throw new SoldOut(`${offerCode} has departed`);
  // Kinds and nights in one order everywhere: two orders never wait for each other.
  for (const [roomCode, rooms] of countsOf(roomCodes)) {
    const { rows } = await sql`
      insert into allotment (hotel_code, room_code, night, booked)
      select h.code, r.code, night::date, ${rooms}::int
      from hotel h join hotel_room r on r.hotel_id = h.id and r.code = ${roomCode}
      cross join generate_series(${offer.departureDate}::date, ${lastNight(offer)}::date, interval '1 day') night
      where h.code = ${offer.hotelCode} and r.stock >= ${rooms}::int
      order by night
      on conflict (hotel_code, room_code, night) do update set booked = allotment.booked + excluded.booked
        where allotment.booked + excluded.booked <= (select r.stock from hotel_room r join hotel h on h.id = r.hotel_id where h.code = allotment.hotel_code and r.code = allotment.room_code)
      returning night`.execute(tx);
    if (rows.length < offer.nights) throw new SoldOut(`No room ${roomCode} is left for ${offerCode}`);
  }
}

/** Gives back what `reserveOffer` took, for an order that is cancelled or never paid. */
export async function releaseOffer(tx: Transaction<Schema>, offerCode: string, roomCodes: readonly string[]): Promise<void> {
  const offer = identityOf(offerCode);
  for (const [roomCode, rooms] of countsOf(roomCodes)) {
    await tx
      .updateTable('allotment')
      .set({ booked: sql`greatest(booked - ${rooms}::int, 0)` })
      .where('hotel_code', '=', offer.hotelCode)
      .where('room_code', '=', roomCode)
      .where('night', '>=', offer.departureDate)
      .where('night', '<=', lastNight(offer))
      .execute();
  }
}

/** Whether some night of the stay has too few rooms left. */
export async function isSoldOut(kysely: Kysely<Schema>, offer: OfferIdentity, roomCodes: readonly string[]): Promise<boolean> {
  const wanted = countsOf(roomCodes);
  const { rows } = await sql<{ code: string; left: number }>`
    select r.code, r.stock - coalesce((
      select max(a.booked) from allotment a
      where a.hotel_code = h.code and a.room_code = r.code and a.night between ${offer.departureDate}::date and ${lastNight(offer)}::date
    ), 0) as left
    from hotel h join hotel_room r on r.hotel_id = h.id
    where h.code = ${offer.hotelCode} and r.code = any(${wanted.map(([code]) => code)}::text[])`.execute(kysely);
  return wanted.some(([code, rooms]) => (rows.find((row) => row.code === code)?.left ?? 0) < rooms);
}

function identityOf(offerCode: string): OfferIdentity {
  const offer = parseOfferCode(offerCode);
  if (offer === undefined) throw new RangeError(`${offerCode} is no offer code`);
  return offer;
}

function lastNight({ departureDate, nights }: OfferIdentity): string {
  return addDays(departureDate, nights - 1);
}

function countsOf(roomCodes: readonly string[]): [code: string, rooms: number][] {
  return [...Map.groupBy(roomCodes, (code) => code)].map(([code, same]): [string, number] => [code, same.length]).sort(([a], [b]) => (a < b ? -1 : 1));
}
