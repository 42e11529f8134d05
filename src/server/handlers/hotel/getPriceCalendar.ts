import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readHotelRequest } from '../../search-filters/read-hotel-request.ts';

/** The cheapest offer of each day that a hotel has a departure on [hotel.calls]. */
export const getPriceCalendar: Handler<'getPriceCalendar'> = async ({ shop, body }) => {
  const { query, ignored } = await readHotelRequest(shop.database.kysely, body);
  return { days: await shop.search.lowestPriceDays(query, body.hotelCode, { today: todayOf(shop.clock) }), ignored };
};
