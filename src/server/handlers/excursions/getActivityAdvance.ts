import { visibleActivityOrder } from '../../activities/activity-order-access.ts';
import type { Handler } from '../../contract/operations.ts';

export const getActivityAdvance: Handler<'getActivityAdvance'> = async ({ shop, request, params, query }) => {
  const { status, advance, total_price, currency } = await visibleActivityOrder(request, shop, params.orderId, query.token);
  const amount = status === 'placed' ? advance : 0;
  return { amount, rest: amount === 0 ? 0 : total_price - amount, currency };
};
