import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** The lowest and highest price of a listing, whatever its price filter [price.filter]. */
export const listingPrice: Handler<'listingPrice'> = async ({ shop, body }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { prices: await shop.search.listingPriceBounds(query, { today: todayOf(shop.clock) }), ignored };
};
