import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';
import { calendarOffers as findCalendar } from '../../search/calendar-offers.ts';

/** The lowest price of each departure day [listing.promoted]. */
export const calendarOffers: Handler<'calendarOffers'> = async ({ shop, body }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { days: await findCalendar(shop.database.kysely, query, { today: todayOf(shop.clock) }), ignored };
};
