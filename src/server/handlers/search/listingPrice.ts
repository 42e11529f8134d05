import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';
import { listingPriceBounds } from '../../search/price-bounds.ts';

/** The lowest and highest price of a listing, whatever its price filter [price.filter]. */
export const listingPrice: Handler<'listingPrice'> = async ({ shop, body }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { prices: await listingPriceBounds(shop.database.kysely, query, { today: todayOf(shop.clock) }), ignored };
};
