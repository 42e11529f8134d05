import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readHotelRequest } from '../../search-filters/read-hotel-request.ts';

/** The cheapest offer of a hotel from each airport beside those named [hotel.calls]. */
export const getOtherAirports: Handler<'getOtherAirports'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readHotelRequest(shop.database.kysely, body);
  const offers = await shop.search.otherAirports(query, { today: todayOf(shop.clock), language });
  return { offers: offers.filter(({ airportCode }) => !query.airports.includes(airportCode)), ignored };
};
