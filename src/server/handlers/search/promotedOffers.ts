import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** The matching hotels with the deepest price cuts [listing.promoted]. */
export const promotedOffers: Handler<'promotedOffers'> = async ({ shop, body, language }) => {
  const { query, page, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { offers: await shop.search.promotedOffers(query, page.pageSize, { today: todayOf(shop.clock), language }), ignored };
};
