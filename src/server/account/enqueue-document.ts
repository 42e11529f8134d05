import { dateOf } from '../clock.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { customerById } from './customer-rows.ts';
import { minuteOf } from './registration.ts';
import { documentDataOf } from './reservation-documents.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

/** Sends a paper of an order to the customer's address [account.documents]. @throws Problem 404 */
export async function enqueueDocument(shop: Shop, customerId: string, order: OrderRow, kind: string): Promise<void> {
  const data = await documentDataOf(shop, order, kind);
  const { email, language } = await customerById(shop.database.kysely, customerId);
  const { t } = shop.texts[language];
  await enqueueMail(shop.database.kysely, shop, {
    to: email, language, occasion: `document:${kind}:${order.id}:${minuteOf(dateOf(shop.clock))}`, orderId: order.id, attachments: [data],
    message: {
      subject: t('mail.account.document.subject', { number: order.number }), greeting: t('mail.greeting'), paragraphs: [t('mail.account.document.intro')],
      facts: [], links: [], closing: closingOf({ t }, shop.config),
    },
  });
}
