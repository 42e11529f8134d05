import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { settleOpenPayment } from '../../payment/settle-open-payment.ts';
import { paymentStatus } from '../../payment/payment-status.ts';

/** Tells where the payment stands; the browser's coming back proves nothing, but is a reason to ask a bank that can be asked. */
export const addPaymentConfirmation: Handler<'addPaymentConfirmation'> = async ({ shop, body, request }) => {
  const order = await visibleOrder(request, shop, body);
  await settleOpenPayment(shop, order.id);
  return paymentStatus(shop.database.kysely, order.id);
};
