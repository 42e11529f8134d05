import type { components } from '../../../openapi/generated/commerce.ts';
import { paymentTerms } from '../order/payment-terms.ts';
import type { CartRow, Offer } from './cart-rows.ts';

/** A cart as the contract shows it, with the terms that an order of `today` would have. */
export function cartAnswer(cart: CartRow, offer: Offer, today: string): components['schemas']['Cart'] {
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
  };
}
