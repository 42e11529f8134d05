import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { paymentStatus } from '../../payment/payment-status.ts';

/** Tells where the payment stands; the browser's coming back proves nothing and changes nothing. */
export const addPaymentConfirmation: Handler<'addPaymentConfirmation'> = async ({ shop, body, request }) => {
  const order = await visibleOrder(request, shop, body);
  return paymentStatus(shop.database.kysely, order.id);
};
