import type { components } from '../../../openapi/generated/commerce.ts';
import { depositOf } from '../order/payment-terms.ts';
import type { CartRow, Offer } from './cart-rows.ts';

/** A cart as the contract shows it. */
export function cartAnswer(cart: CartRow, offer: Offer): components['schemas']['Cart'] {
  return {
    cartId: cart.id,
    offer,
    occupancies: cart.occupancies,
    totalPrice: cart.accepted_total,
    deposit: depositOf(cart.accepted_total),
    currency: cart.currency,
    information: cart.information,
    orderId: cart.order_id,
    step: cart.order_id === null ? 'open' : 'ordered',
  };
}
