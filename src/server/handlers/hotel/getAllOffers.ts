import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { readHotelRequest } from '../../search-filters/read-hotel-request.ts';

/** A page of everything that a hotel sells: page 0 of six, cheapest first, unless asked otherwise [alloffers.states] [alloffers.defaults]. */
export const getAllOffers: Handler<'getAllOffers'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readHotelRequest(shop.database.kysely, body);
  const { page = 0, pageSize = 6, sorting = { field: 'PRICE', direction: 'ASCENDING' } } = body;
  const { offers, totalResults } = await shop.search.allOffers(query, { page, pageSize, sorting }, { today: todayOf(shop.clock), language });
  return { offers, pagination: { totalResults, pagesCount: Math.ceil(totalResults / pageSize), page, pageSize, sorting }, ignored };
};
