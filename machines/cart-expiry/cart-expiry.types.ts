import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type Cart = components['schemas']['Cart'];

export interface CartExpiryInput {
  cartId: string;
  /** Until when the shop keeps the cart's price, in epoch milliseconds. */
  until: number;
}

export interface CartExpiryContext extends CartExpiryInput {
  /** The clock, in epoch milliseconds; 0 before its first tick. */
  now: number;
}

export type CartExpiryCommand =
  | { type: 'cartExpiry.renew' }
  /** Something else has made the cart last anew. */
  | { type: 'cartExpiry.extend'; cartId: string; until: number };

export interface RenewedCart {
  cart: Cart;
  /** In epoch milliseconds. */
  until: number;
}

export type CartExpiryFact =
  /** The cart goes on; it may cost something else by now. */
  | { type: 'cartExpiry.renewed'; cart: Cart }
  /** There is no cart to go on with: it was ordered in another tab, or is gone. */
  | { type: 'cartExpiry.closed' };

export interface CartExpiryPorts {
  /** The time in epoch milliseconds, at every tick. */
  clock: StreamPort<{ period: number; towards: number }, number>;
  renewCart: PromisePort<{ cartId: string }, RenewedCart>;
}
