import type { Kysely } from 'kysely';
import type { Occupancy } from '../../../domain/participants.ts';
import { formatOfferCode, parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { BOARDS } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { offerByCode } from './offer-by-code.ts';
import { roomsOfOffer } from './rooms-of-offer.ts';

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
  const own = await offerByCode(kysely, offerCode, occupancies, context);
  if (stay === undefined || own === null) return null;
  if (own.status === 'gone') return { boards: [], rooms: [] };
  const { totalPrice } = own.offer;
  const otherBoards = BOARDS.filter(({ code }) => code !== stay.boardCode);
  const withBoards = await Promise.all(otherBoards.map(({ code }) => offerByCode(kysely, formatOfferCode({ ...stay, boardCode: code }), occupancies, context)));
  const boards = withBoards.flatMap((answer) => (answer?.status === 'available' ? [answer.offer] : []));
  const rooms = (await roomsOfOffer(kysely, offerCode, occupancies, context)) ?? [];
  return {
    boards: dearer(boards.map((offer) => ({ code: offer.boardCode, name: offer.boardName, price: offer.totalPrice - totalPrice, offerCode: offer.offerCode }))),
    rooms: dearer(rooms.filter(({ fits }) => fits).map((room) => ({ code: room.roomCode, name: room.roomName, price: room.totalPrice - totalPrice, offerCode: room.offerCode }))),
  };
}

function dearer(upgrades: readonly Upgrade[]): Upgrade[] {
  return upgrades.filter(({ price }) => price > 0).sort((one, other) => one.price - other.price);
}
