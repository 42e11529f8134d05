import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { roomsOfOffer } from '../../search/hotel/rooms-of-offer.ts';

/** The rooms of an offer's hotel, each with its offer and total. */
export const getRooms: Handler<'getRooms'> = async ({ shop, body, language }) => {
  const rooms = await roomsOfOffer(shop.database.kysely, body.offerCode, body.occupancies, body.occupancy ?? 0, { today: todayOf(shop.clock), language });
  if (rooms === null) throw notFound('Hotel');
  return { rooms };
};
