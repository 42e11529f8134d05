import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { hotelAnalytics } from '../../search/hotel/hotel-analytics.ts';

/** What a data layer says of a hotel and an offer of it [hotel.calls]. */
export const getHotelAnalytics: Handler<'getHotelAnalytics'> = async ({ shop, body, language }) => {
  const analytics = await hotelAnalytics(shop.database.kysely, body.offerCode, body.occupancies, { today: todayOf(shop.clock), language });
  if (analytics === null) throw notFound('Hotel');
  return analytics;
};
