import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { paymentProgress } from '../../payment/payment-progress.ts';

export const getPaymentProgress: Handler<'getPaymentProgress'> = async ({ shop, params, query, request }) =>
  paymentProgress(shop, await visibleOrder(request, shop, { orderId: params.orderId, token: query.token }));
