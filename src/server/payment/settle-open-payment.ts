import type { Shop } from '../shop.ts';
import { notClosedPayment } from './payment-rows.ts';
import { takeNotice } from './record-notice.ts';

/** Asks the bank what became of the order's open payment, where it can be asked; its notice may come before, after or never. */
export async function settleOpenPayment(shop: Shop, orderId: string): Promise<void> {
  const payment = await notClosedPayment(shop.database.kysely, orderId);
  if (shop.payments.inquire === undefined || payment?.status !== 'pending' || payment.redirect_url === null) return;
  try {
    const notice = await shop.payments.inquire(payment.id);
    if (notice !== null) await takeNotice(shop, notice);
  } catch (error) {
    // The page asks again, and so does background work.
    shop.log.warn({ err: error, paymentId: payment.id }, 'The provider did not say what became of a payment');
  }
}
