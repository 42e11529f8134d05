import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** The lowest price of each month by country or region [search.lowest-price]. */
export const lowestPriceStatistics: Handler<'lowestPriceStatistics'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  return { statistics: await shop.search.lowestPrices(query, { today: todayOf(shop.clock), language }), ignored };
};
