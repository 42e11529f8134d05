import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort } from '../port.ts';

export type SharedCart = components['schemas']['SharedCart'];
export type Cart = components['schemas']['Cart'];

export interface SharedCartInput {
  /** The signed right of a mail's link. */
  token: string;
  /** The holiday as it came with the page; null where the link is not the shop's or too old. */
  shared: SharedCart | null;
}

export type SharedCartCommand = { type: 'sharedCart.take' };

export type SharedCartFact = { type: 'sharedCart.taken'; cart: Cart };

export interface SharedCartPorts {
  /** Puts the holiday into a cart of this browser. */
  takeCart: PromisePort<{ token: string }, Cart>;
}
