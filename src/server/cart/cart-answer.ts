import type { components } from '../../../openapi/generated/commerce.ts';
import type { Language } from '../../domain/market/language.ts';
import { todayOf } from '../clock.ts';
import { paymentTerms } from '../order/payment-terms.ts';
import type { Shop } from '../shop.ts';
import { titleOfExtra } from '../upsell/extra-titles.ts';
import type { CartRow } from './cart-rows.ts';
import { acceptedOffer } from './offer-of-cart.ts';
import { personPrices } from './person-prices.ts';

/** A cart as the contract shows it, in words of a language, with the terms that an order of today would have. */
export async function cartAnswer({ clock, database, texts }: Pick<Shop, 'clock' | 'database' | 'texts'>, cart: CartRow, language: Language): Promise<components['schemas']['Cart']> {
  const today = todayOf(clock);
  const offer = await acceptedOffer(database.kysely, cart, today, language);
  return {
    cartId: cart.id,
    offer,
    occupancies: cart.occupancies,
    totalPrice: cart.accepted_total,
    ...paymentTerms(cart.accepted_total, offer.startDate, today),
    currency: cart.currency,
    information: cart.information,
    orderId: cart.order_id,
    step: cart.order_id === null ? 'open' : 'ordered',
    extras: cart.extras.map((extra) => ({ ...extra, title: titleOfExtra(texts[language], extra, offer) })),
    offerPrice: cart.offer.totalPrice,
    personPrices: await personPrices(database.kysely, cart.offer, cart.occupancies),
    paymentVariant: cart.payment_variant,
    expiresAt: cart.expires_at.toISOString(),
    baseOfferCode: cart.base_offer_code ?? cart.offer_code,
  };
}
