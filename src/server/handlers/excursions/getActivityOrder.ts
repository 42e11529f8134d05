import { visibleActivityOrder } from '../../activities/activity-order-access.ts';
import { presentOrder } from '../../activities/activity-orders.ts';
import type { Handler } from '../../contract/operations.ts';

export const getActivityOrder: Handler<'getActivityOrder'> = async ({ shop, request, params, query }) => presentOrder(shop, await visibleActivityOrder(request, shop, params.orderId, query.token));
