import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** One cheapest offer a hotel, a page of them [listing.request] [listing.response]. */
export const searchOffers: Handler<'searchOffers'> = async ({ shop, body, language }) => {
  const { kysely } = shop.database;
  const { query, page, ignored } = await readOffersRequest(kysely, body);
  const { offers, destinations, totalResults } = await shop.search.findOffers(query, page, { today: todayOf(shop.clock), language });
  const pagination = { totalResults, pagesCount: Math.ceil(totalResults / page.pageSize), page: page.page, pageSize: page.pageSize, sorting: page.sort };
  return { offers, destinations, pagination, ignored };
};
