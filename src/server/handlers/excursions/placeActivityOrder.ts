import { placeActivityOrder as place, presentOrder } from '../../activities/activity-orders.ts';
import type { Handler } from '../../contract/operations.ts';

export const placeActivityOrder: Handler<'placeActivityOrder'> = async ({ shop, request, body, language }) => presentOrder(shop, await place(shop, request, { ...body, language }));
