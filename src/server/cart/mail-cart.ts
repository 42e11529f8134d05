import type { Transaction } from 'kysely';
import { localisedPath, type Language } from '../../domain/market/language.ts';
import { extrasByTitle } from '../../domain/prices/extras-by-title.ts';
import { checkoutReservationPath } from '../../domain/urls/pages/checkout-url.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import { emailKey } from '../account/customer-rows.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { mayMail } from '../mail/may-mail.ts';
import type { Shop } from '../shop.ts';
import { titleOfExtra } from '../upsell/extra-titles.ts';
import type { CartRow } from './cart-rows.ts';
import { cartLink } from './cart-link.ts';
import { asOthersSee, withoutSeats } from './shared-cart.ts';

/** A cart is mailed to one address once in this time, however often it is asked for. */
const MAIL_PAUSE_MS = 600_000;

/**
 * Writes the mail with a link to a cart: the holiday and its price, nothing of its people but the ages of children, and their
 * birth dates where it goes to the address of who books. An address gets so many a day, of however many carts: they may be a
 * stranger's.
 * @throws Problem 429 too-many-mails
 */
export async function mailCart(tx: Transaction<Schema>, shop: Shop, cart: CartRow, email: string, language: Language): Promise<void> {
  const now = dateOf(shop.clock);
  const recipient = emailKey(email);
  const occasion = `cart-link:${cart.id}:${recipient}:${Math.floor(now.getTime() / MAIL_PAUSE_MS)}`;
  const mayHaveMore = await mayMail(tx, recipient, 'cart-link', now, 0);
  const mailed = await tx.selectFrom('mail_outbox').select('id').where('occasion', '=', occasion).executeTakeFirst();
  if (mailed !== undefined) return;
  if (!mayHaveMore) throw new Problem(429, 'too-many-mails', { title: 'This address has had enough mails today' });
  await enqueueMail(tx, shop, { message: cartMail(shop, withoutSeats(cart), emailKey(cart.information.owner.email) === recipient, language, now), to: recipient, language, occasion, cartId: cart.id });
  // It is not forgotten before its link is too old.
  await tx.updateTable('cart').set({ updated_at: now }).where('id', '=', cart.id).execute();
}

function cartMail({ config, texts }: Shop, cart: CartRow, isOwn: boolean, language: Language, now: Date): MailContent {
  const { t, format } = texts[language];
  const { offer } = cart;
  const path = localisedPath(language, checkoutReservationPath(cart.base_offer_code ?? cart.offer_code, 'participants', partyQuery((isOwn ? cart : asOthersSee(cart)).occupancies)));
  const query = formatQueryString({ cart: cartLink(config.secret, cart.id, isOwn ? 'owner' : 'another', now.getTime()) });
  return {
    subject: t('mail.cart.subject', { hotel: offer.hotelName }),
    greeting: t('mail.greeting'),
    paragraphs: [t('mail.cart.intro')],
    facts: [
      { label: t('mail.trip.hotel'), value: offer.hotelName },
      { label: t('mail.trip.dates'), value: `${format.dayRange(offer.startDate, offer.endDate)} (${format.nights(offer.duration)})` },
      { label: t('mail.trip.travellers'), value: cart.occupancies.map((party) => format.party(party)).join('; ') },
      ...extrasByTitle(cart.extras.map((extra) => ({ ...extra, title: titleOfExtra(texts[language], extra, offer) }))).map(({ title, price }) => ({ label: title, value: format.money(price, cart.currency) })),
      { label: t('mail.trip.total'), value: format.money(cart.accepted_total, cart.currency) },
    ],
    links: [{ label: t('mail.cart.open'), url: config.origin + path + (path.includes('?') ? query.replace('?', '&') : query) }],
    closing: [t('mail.cart.ignore'), t('mail.closing'), ...(config.sandbox ? [t('mail.sandbox')] : [])],
  };
}
