import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { visibleOrder } from '../../order/order-access.ts';
import { orderAnswer } from '../../order/order-answer.ts';
import { methodsOf } from '../../payment/payment-methods.ts';
import { decisivePayment } from '../../payment/payment-rows.ts';
import { payableVariants } from '../../payment/payment-rules.ts';

export const getPaymentOptions: Handler<'getPaymentOptions'> = async ({ shop, params, query, language, request }) => {
  const today = todayOf(shop.clock);
  const order = await visibleOrder(request, shop, { orderId: params.orderId, token: query.token });
  const latest = await decisivePayment(shop.database.kysely, order.id);
  return {
    order: await orderAnswer(shop, order, language),
    variants: payableVariants(order, today),
    isSandbox: shop.config.stripe === null && shop.config.sandbox,
    banks: await methodsOf(shop.database.kysely, shop, order, language),
    // A part is chosen in the customer area, and found again there.
    latest: latest === undefined || latest.variant === 'part' ? null : { variant: latest.variant, method: latest.method },
  };
};
