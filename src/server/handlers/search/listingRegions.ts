import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** The regions of a listing with their hotels and lowest prices [listing.promoted]. */
export const listingRegions: Handler<'listingRegions'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { regions: await shop.search.listingRegions(query, { today: todayOf(shop.clock), language }), ignored };
};
