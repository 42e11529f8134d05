import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** The price of each departure day for one airport, length and board, in the room that is kept. */
export const getDates: Handler<'getDates'> = async ({ shop, body, language }) => {
  const { duration: nights, occupancies, ...stay } = body;
  const dates = await shop.search.priceCalendar({ ...stay, nights }, occupancies, { today: todayOf(shop.clock), language });
  if (dates === null) throw notFound('Hotel');
  return { dates };
};
