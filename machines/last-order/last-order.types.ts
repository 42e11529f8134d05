import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort } from '../port.ts';

export type Owner = components['schemas']['Owner'];

export interface LastOrderInput {
  cartId: string;
  /** Who books, as the cart has it. */
  filledIn: Pick<Owner, 'lastName' | 'email'>;
}

export interface LastOrderContext extends LastOrderInput {
  /** Who booked with this browser before. */
  owner: Owner | null;
}

export type LastOrderCommand = { type: 'lastOrder.take' } | { type: 'lastOrder.dismiss' };

export type LastOrderFact = { type: 'lastOrder.taken'; owner: Owner };

export interface LastOrderPorts {
  /** Null where this browser has ordered nothing yet. */
  fetchLastOrder: PromisePort<{ cartId: string }, Owner | null>;
}
