import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';
import { topOffers as findTopOffers } from '../../search/listing/top-offers.ts';

/** The best rated of the matching hotels [listing.promoted]. */
export const topOffers: Handler<'topOffers'> = async ({ shop, body, language }) => {
  const { query, page, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { offers: await findTopOffers(shop.search, query, page.pageSize, { today: todayOf(shop.clock), language }), ignored };
};
