import { sql, type Kysely } from 'kysely';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/participants.ts';
import { formatOfferCode, parseOfferCode, type OfferIdentity } from '../../../domain/urls/offer-code.ts';
import { BOARDS, boardIdOf } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow, type CatalogueWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { bookedNights, freeRoomsFor, roomsLeft, type RoomStock } from '../prices/free-rooms.ts';
import { roomSize, totalFor } from '../prices/party.ts';
import { policyOf, type RoomKindRow } from '../rows/read-offers.ts';

/** A dearer board or kind of room of the same stay. */
export interface Upgrade {
  /** Of the board or kind of room. */
  code: string;
  name: string;
  /** Minor units over the offer's total, for the whole party. */
  price: number;
  /** The offer that has it: what the cart takes. */
  offerCode: string;
}

/**
 * What an offer can be had with for more money: boards and rooms of its stay that are on sale to the party, the cheapest
 * first, each priced as the offer that is ordered with it [hotel.calls].
 * @returns null for a code that is none or of no hotel; nothing when the party cannot have the offer
 */
export async function upsellsOfOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<{ boards: Upgrade[]; rooms: Upgrade[] } | null> {
  const stay = parseOfferCode(offerCode);
  if (stay === undefined) return null;
  const window = await readWindow(kysely, context.today);
  const hotel = await readStay(kysely, stay, window);
  if (hotel === null) return null;
  const day = dayOf(window, stay.departureDate);
  if (day < window.first || day > window.last) return { boards: [], rooms: [] };

  const returnDate = addDays(stay.departureDate, stay.nights);
  const party = occupancies.map((occupancy) => roomSize(occupancy, returnDate));
  const totalOf = ({ boardCode, roomCode }: Pick<OfferIdentity, 'boardCode' | 'roomCode'>): number | null => {
    const base = hotel.bases.get(boardIdOf(boardCode) ?? -1);
    const rooms = base === undefined ? null : freeRoomsFor(hotel.rooms, party, (kind) => roomsLeft(kind, day, stay.nights), roomCode);
    return base === undefined || rooms === null ? null : totalFor(hotel.policy, base, occupancies, rooms.map(({ supplement }) => supplement), returnDate);
  };
  const own = totalOf(stay);
  if (own === null) return { boards: [], rooms: [] };
  const upgrade = (code: string, name: string, change: Partial<OfferIdentity>): Upgrade[] => {
    const total = totalOf({ ...stay, ...change });
    return total === null || total <= own ? [] : [{ code, name, price: total - own, offerCode: formatOfferCode({ ...stay, ...change }) }];
  };
  return {
    boards: BOARDS.flatMap(({ code, names }) => upgrade(code, names[context.language], { boardCode: code })).sort(cheapestFirst),
    rooms: hotel.rooms.flatMap(({ code, names }) => upgrade(code, names[context.language], { roomCode: code })).sort(cheapestFirst),
  };
}

const cheapestFirst = (one: Upgrade, other: Upgrade) => one.price - other.price;

/** The stay with each board that sells it: its base price by the board's id, and the hotel's rooms; null for a code that no hotel has. */
async function readStay(kysely: Kysely<Schema>, { hotelCode, airportCode, departureDate, nights }: OfferIdentity, window: CatalogueWindow) {
  const airportId = window.airportIds.get(airportCode) ?? -1;
  const { rows } = await sql<Parameters<typeof policyOf>[0] & { rooms: (RoomKindRow & RoomStock)[] | null; bases: Record<string, number | null> | null }>`
    select h.single_supplement, h.third_adult, h.infant, h.child, h.teen,
      (select jsonb_agg(jsonb_build_object('code', r.code, 'names', r.names, 'capacity', r.capacity, 'max_adults', r.max_adults, 'supplement', r.supplement, 'stock', r.stock, 'booked', ${bookedNights(window)}) order by r.position)
        from hotel_room r where r.hotel_id = h.id) as rooms,
      (select jsonb_object_agg(c.board_id, c.prices[${dayOf(window, departureDate) + 1}::int])
        from offer_cell c where c.hotel_id = h.id and c.airport_id = ${airportId} and c.nights = ${nights} and c.board_id > 0) as bases
    from hotel h where h.code = ${hotelCode}`.execute(kysely);
  const row = rows[0];
  if (row === undefined) return null;
  const onSale = Object.entries(row.bases ?? {}).flatMap(([boardId, price]) => (price === null || price >= UNAVAILABLE ? [] : [[Number(boardId), price] as const]));
  return { policy: policyOf(row), rooms: row.rooms ?? [], bases: new Map(onSale) };
}
