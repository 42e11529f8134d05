import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { lastMinute } from '../../search/listing/last-minute.ts';
import { topHotels } from '../../search/listing/top-hotels.ts';

/** Offers for a block of the home page. */
export const homeOffers: Handler<'homeOffers'> = async ({ shop, params, language }) => {
  const find = params.block === 'top-hotels' ? topHotels : lastMinute;
  return { offers: await find(shop.search, { today: todayOf(shop.clock), language }) };
};
