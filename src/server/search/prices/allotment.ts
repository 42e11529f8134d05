import { sql, type Transaction } from 'kysely';
import { isBookableOn } from '../../../domain/booking/bookable-until.ts';
import { addDays } from '../../../domain/dates/iso-date.ts';
import { parseOfferCode, type OfferIdentity } from '../../../domain/urls/offer-code.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import { nextRoomsVersion, PLENTY } from './price-version.ts';

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
  if (!isBookableOn(offer.departureDate, context.today)) throw new SoldOut(`${offerCode} has departed`);
  const booked: BookedNight[] = [];
  // Kinds and nights in one order everywhere: two bookings never wait for each other.
  for (const [roomCode, rooms] of countsOf(roomCodes)) {
    const { rows } = await sql<BookedNight>`
      with taken as (
        insert into allotment (hotel_code, room_code, night, booked)
        select h.code, r.code, night::date, ${rooms}::int
        from hotel h join hotel_room r on r.hotel_id = h.id and r.code = ${roomCode}
        cross join generate_series(${offer.departureDate}::date, ${lastNight(offer)}::date, interval '1 day') night
        where h.code = ${offer.hotelCode} and r.stock >= ${rooms}::int
        order by night
        on conflict (hotel_code, room_code, night) do update set booked = allotment.booked + excluded.booked
          where allotment.booked + excluded.booked <= (select r.stock from hotel_room r join hotel h on h.id = r.hotel_id where h.code = allotment.hotel_code and r.code = allotment.room_code)
        returning room_code, night, booked
      )
      select taken.room_code, taken.night, r.stock - taken.booked as fewer, r.stock - taken.booked + ${rooms}::int as more
      from taken join hotel h on h.code = ${offer.hotelCode} join hotel_room r on r.hotel_id = h.id and r.code = taken.room_code`.execute(tx);
    if (rows.length < offer.nights) throw new SoldOut(`No room ${roomCode} is left for ${offerCode}`);
    booked.push(...rows);
  }
  await tellWhereFew(tx, offer, booked);
}

/** Gives back what `reserveOffer` took, for an order that is cancelled or never paid. */
export async function releaseOffer(tx: Transaction<Schema>, offerCode: string, roomCodes: readonly string[]): Promise<void> {
  const offer = identityOf(offerCode);
  const booked: BookedNight[] = [];
  for (const [roomCode, rooms] of countsOf(roomCodes)) {
    // An update would lock the nights in whatever order it finds them.
    const { rows } = await sql<BookedNight>`
      with held as (
        select night, booked from allotment
        where hotel_code = ${offer.hotelCode} and room_code = ${roomCode} and night between ${offer.departureDate}::date and ${lastNight(offer)}::date
        order by night for update
      ),
      given as (
        update allotment set booked = greatest(allotment.booked - ${rooms}::int, 0) from held
        where hotel_code = ${offer.hotelCode} and room_code = ${roomCode} and allotment.night = held.night
        returning room_code, allotment.night, allotment.booked, held.booked as before
      )
      select given.room_code, given.night, r.stock - given.before as fewer, r.stock - given.booked as more
      from given join hotel h on h.code = ${offer.hotelCode} join hotel_room r on r.hotel_id = h.id and r.code = given.room_code`.execute(tx);
    booked.push(...rows);
  }
  await tellWhereFew(tx, offer, booked);
}

/** A night of a kind of room, and how many of it are left before and after a booking: fewer when it is taken than when it is not. */
interface BookedNight {
  room_code: string;
  night: string;
  fewer: number;
  more: number;
}

/** Makes a version of the rooms that are left where searches ask for it: not of nights that have plenty either way. */
async function tellWhereFew(tx: Transaction<Schema>, { hotelCode }: OfferIdentity, booked: readonly BookedNight[]): Promise<void> {
  const scarce = booked.filter(({ fewer, more }) => fewer < Math.min(more, PLENTY));
  if (scarce.length === 0) return;
  const version = await nextRoomsVersion(tx, scarce.some(({ fewer, more }) => fewer <= 0 && more > 0));
  await sql`
    update allotment set version = ${version}
    from unnest(${scarce.map(({ room_code }) => room_code)}::text[], ${scarce.map(({ night }) => night)}::date[]) changed (room_code, night)
    where hotel_code = ${hotelCode} and allotment.room_code = changed.room_code and allotment.night = changed.night`.execute(tx);
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
