import { sql, type Kysely } from 'kysely';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { formatOfferCode, parseOfferCode, type OfferIdentity } from '../../../domain/urls/offer-code.ts';
import { BOARDS, boardIdOf } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow, type CatalogueWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { bookedNights, freeRoomsFor, roomsLeft, type RoomStock } from '../prices/free-rooms.ts';
import { roomSize, totalFor } from '../prices/party.ts';
import { policyOf, type RoomKindRow } from '../rows/read-offers.ts';

/** A board or kind of room of the same stay. */
interface Variant {
  /** Of the board or kind of room. */
  code: string;
  name: string;
  /** Minor units over the offer's total, for the whole party; below zero where it is cheaper. */
  price: number;
  /** The offer that has it: what the cart takes. */
  offerCode: string;
}

interface Variants { boards: Variant[]; rooms: Variant[] }

/** A dearer one. */
export type Upgrade = Variant;

/**
 * The boards and rooms of an offer's stay that are on sale to the party, its own among them, each priced as the offer that is
 * ordered with it.
 * @returns null for a code that is none or of no hotel; nothing when the party cannot have the offer
 */
export async function variantsOfOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<Variants | null> {
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
  const variant = (code: string, name: string, change: Partial<OfferIdentity>): Variant[] => {
    const total = totalOf({ ...stay, ...change });
    return total === null ? [] : [{ code, name, price: total - own, offerCode: formatOfferCode({ ...stay, ...change }) }];
  };
  return {
    boards: BOARDS.flatMap(({ code, names }) => variant(code, names[context.language], { boardCode: code })),
    rooms: hotel.rooms.flatMap(({ code, names }) => variant(code, names[context.language], { roomCode: code })),
  };
}

/**
 * What an offer can be had with for more money, the cheapest first [hotel.calls].
 * @param chosen the offer with what was taken of it: that stays among them when it is not dearer any more
 */
export async function upsellsOfOffer(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], { chosen = offerCode, ...context }: SearchContext & { chosen?: string }): Promise<{ boards: Upgrade[]; rooms: Upgrade[] } | null> {
  const variants = await variantsOfOffer(kysely, offerCode, occupancies, context);
  const dearer = (all: readonly Variant[]) => all.filter((one) => one.price > 0 || (one.offerCode === chosen && chosen !== offerCode)).sort((one, other) => one.price - other.price);
  return variants && { boards: dearer(variants.boards), rooms: dearer(variants.rooms) };
}

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
