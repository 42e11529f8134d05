import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** The price of each departure day for one airport, length and board. */
export const getDates: Handler<'getDates'> = async ({ shop, body, language }) => {
  const { hotelCode, airportCode, duration, boardCode, occupancies } = body;
  const dates = await shop.search.priceCalendar({ hotelCode, airportCode, nights: duration, boardCode }, occupancies, { today: todayOf(shop.clock), language });
  if (dates === null) throw notFound('Hotel');
  return { dates };
};
