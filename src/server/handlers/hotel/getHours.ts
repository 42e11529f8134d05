import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readHotelRequest } from '../../search-filters/read-hotel-request.ts';

/** When the planes to a hotel leave, each hour with its cheapest offer [hotel.calls]. */
export const getHours: Handler<'getHours'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readHotelRequest(shop.database.kysely, body);
  const offers = await shop.search.departureHours(query, { today: todayOf(shop.clock), language });
  const hours = offers.flatMap(({ departureFlight, ...offer }) => (departureFlight === null ? [] : [{ departureTime: departureFlight.departureTime, arrivalTime: departureFlight.arrivalTime, offer: { ...offer, departureFlight } }]));
  return { hours, ignored };
};
