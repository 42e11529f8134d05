import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { compareOffers as compare } from '../../search/hotel/compare-offers.ts';

/** Offers side by side for one party. */
export const compareOffers: Handler<'compareOffers'> = async ({ shop, body: { offerCodes, occupancies }, language }) => ({
  compared: await compare(shop.database.kysely, offerCodes, occupancies, { today: todayOf(shop.clock), language }),
});
