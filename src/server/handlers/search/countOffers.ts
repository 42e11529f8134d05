import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** How many hotels a listing of the request would have [search.offer-count]. */
export const countOffers: Handler<'countOffers'> = async ({ shop, body }) => {
  const { query } = await readOffersRequest(shop.database.kysely, body);
  return shop.search.countOffers(query, { today: todayOf(shop.clock) });
};
