import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { offerByCode } from '../../search/hotel/offer-by-code.ts';

/** One offer priced for a party, or why not, with the hotel's nearest offers. */
export const getOffer: Handler<'getOffer'> = async ({ shop, body, language }) => {
  const answer = await offerByCode(shop.database.kysely, body.offerCode, body.occupancies, { today: todayOf(shop.clock), language });
  if (answer === null) throw notFound('Hotel');
  return answer;
};
