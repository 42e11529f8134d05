import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** What exists for a hotel and a party, and what it costs [config.matrix]. */
export const getMatrix: Handler<'getMatrix'> = async ({ shop, body, language }) => {
  const matrix = await shop.search.hotelMatrix(body.hotelCode, body.occupancies, body.boardCode ?? null, { today: todayOf(shop.clock), language });
  if (matrix === null) throw notFound('Hotel');
  return matrix;
};
