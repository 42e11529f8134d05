import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** What leaves on one day [listing.promoted]. */
export const sameDayOffers: Handler<'sameDayOffers'> = async ({ shop, body, language }) => {
  const { query, page, ignored } = await readOffersRequest(shop.database.kysely, body);
  const { date, offers, totalResults } = await shop.search.sameDayOffers(query, page, { today: todayOf(shop.clock), language });
  return { date, offers, totalResults, ignored };
};
