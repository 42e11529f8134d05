import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readHotelRequest } from '../../search-filters/read-hotel-request.ts';

/** Hotels like this one that have what it is asked for [hotel.calls]. */
export const getAlternatives: Handler<'getAlternatives'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readHotelRequest(shop.database.kysely, body);
  return { offers: await shop.search.similarHotels(query, body.hotelCode, body.count ?? 4, { today: todayOf(shop.clock), language }), ignored };
};
