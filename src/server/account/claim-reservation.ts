import { localisedPath } from '../../domain/market/language.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { dateOf } from '../clock.ts';
import { signatureHolds, signatureOf } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './customer-rows.ts';
import { mayMail } from '../mail/may-mail.ts';
import { minuteOf } from './registration.ts';
import { giveOrder } from './reservation-rows.ts';
import { closingOf } from '../mail/closing.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';

const CLAIM_MS = 24 * 3_600_000;

/** Sends a link to the address of a guest's booking: number and address alone open nothing [account.reservations]. */
export async function askForClaim(shop: Shop, customerId: string, { number, email }: { number: string; email: string }): Promise<void> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const order = await tx.selectFrom('orders').selectAll().where('number', '=', number.trim().toUpperCase()).where('customer_id', 'is', null).executeTakeFirst();
    if (order === undefined || emailKey(order.owner_email) !== emailKey(email)) return;
    if (!(await mayMail(tx, order.owner_email, 'claim', now))) return;
    const { t } = shop.texts[order.language];
    const expiry = Math.floor((now.getTime() + CLAIM_MS) / 1000).toString(36);
    const token = `${order.id}.${expiry}.${signatureOf(shop.config.secret, 'reservation-claim', `${customerId} ${order.id} ${expiry}`)}`;
    await enqueueMail(tx, shop, {
      to: order.owner_email, language: order.language, occasion: `claim:${order.id}:${customerId}:${minuteOf(now)}`, orderId: order.id,
      message: {
        subject: t('mail.account.claim.subject', { number: order.number }), greeting: t('mail.greeting'),
        paragraphs: [t('mail.account.claim.intro'), t('mail.account.claim.ignore')], facts: [],
        links: [{ label: t('mail.account.claim.link'), url: shop.config.origin + localisedPath(order.language, '/mytui') + formatQueryString({ claim: token }) }],
        closing: closingOf({ t }, shop.config),
      },
    });
  });
}

/** The order of a link that was made for this very customer; null where it is forged, too old or another's. */
export async function claim(shop: Shop, customerId: string, token: string): Promise<string | null> {
  const [orderId = '', expiry = '', signature = ''] = token.split('.');
  const holds = signatureHolds(shop.config.secret, 'reservation-claim', `${customerId} ${orderId} ${expiry}`, signature);
  if (!holds || Number.parseInt(expiry, 36) * 1000 <= dateOf(shop.clock).getTime()) return null;
  return (await giveOrder(shop.database.kysely, customerId, orderId)) ? orderId : null;
}
