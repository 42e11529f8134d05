import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { closestStays } from '../../search/hotel/closest-stays.ts';
import { variantsOfOffer } from '../../search/hotel/upsells-of-offer.ts';

/** Boards and rooms that an offer's stay is sold with, what each costs more or less, and the closest stays from other airports and for other lengths. */
export const getVariants: Handler<'getVariants'> = async ({ shop, body, language }) => {
  const context = { today: todayOf(shop.clock), language };
  const variants = await variantsOfOffer(shop.database.kysely, body.offerCode, body.occupancies, context);
  if (variants === null) throw notFound('Hotel');
  const told = (all: (typeof variants)['boards']) => all.map(({ code, offerCode, price }) => ({ code, offerCode, difference: price }));
  return { boards: told(variants.boards), rooms: told(variants.rooms), ...await closestStays(shop.database.kysely, body.offerCode, body.occupancies, context) };
};
