import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort } from '../port.ts';

export type Cart = components['schemas']['Cart'];
export type Bank = components['schemas']['Bank'];
export type CartPaymentVariant = Cart['paymentVariant'];

export interface CartPaymentInput {
  cartId: string;
  variant: CartPaymentVariant;
}

export interface CartPaymentContext extends CartPaymentInput {
  /** What was chosen last; what was chosen before stands until the shop has it. */
  wanted: CartPaymentVariant;
  /** What the shop was asked for last. */
  sent: CartPaymentVariant;
  /** By which the order can be paid; null before they are known. */
  banks: Bank[] | null;
}

export type CartPaymentCommand =
  | { type: 'cartPayment.choose'; variant: CartPaymentVariant }
  | { type: 'cartPayment.retry' };

export type CartPaymentFact =
  /** The cart with what is to be paid first. */
  | { type: 'cartPayment.chosen'; cart: Cart }
  /** The cart was ordered meanwhile, or is no more. */
  | { type: 'cartPayment.cartClosed' };

export interface CartPaymentPorts {
  chooseVariant: PromisePort<{ cartId: string; variant: CartPaymentVariant }, Cart>;
  fetchBanks: PromisePort<{ cartId: string }, Bank[]>;
}
