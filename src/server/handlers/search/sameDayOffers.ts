import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';
import { sameDayOffers as findOffersOfDay } from '../../search/same-day-offers.ts';

/** What leaves on one day [listing.promoted]. */
export const sameDayOffers: Handler<'sameDayOffers'> = async ({ shop, body, language }) => {
  const { query, page, ignored } = await readOffersRequest(shop.database.kysely, body);
  const { date, offers, totalResults } = await findOffersOfDay(shop.search, query, page, { today: todayOf(shop.clock), language });
  return { date, offers, totalResults, ignored };
};
