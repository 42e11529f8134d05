import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** The lowest price of each departure day [listing.promoted]. */
export const calendarOffers: Handler<'calendarOffers'> = async ({ shop, body }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { days: await shop.search.calendarOffers(query, { today: todayOf(shop.clock) }), ignored };
};
