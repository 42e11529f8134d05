import type { components } from '../../openapi/generated/excursions.ts';
import type { PromisePort } from '../port.ts';
import type { UnpaidOrder } from '../unpaid-orders.ts';

type Schemas = components['schemas'];
export type ActivityCart = Schemas['ActivityCart'];
export type BasketItem = Schemas['ActivityCartItem'];
export type ActivityContact = Schemas['ActivityContact'];

/** What of a basket an item clashes with; it can be ordered all the same, a party may part. */
export interface Clash {
  isRepeated: boolean;
  overlapping: Pick<BasketItem, 'name' | 'time'>[];
}

/** What is ordered of an item, as the page shows it. */
export type ShownItem = Schemas['ShownItem'];

export type BasketChange = { kind: 'remove'; itemId: string } | { kind: 'move'; item: Schemas['ActivityItemRequest'] };

export interface ActivityBasketInput {
  cart: ActivityCart;
}

export interface ActivityBasketContext {
  cart: ActivityCart;
  contact: ActivityContact;
  agrees: boolean;
  problems: Partial<Record<keyof ActivityContact, 'required' | 'invalid'>> & { agrees?: 'required' };
  /** On its way to the shop; null while there is none, and once it is known how it ended. */
  change: BasketChange | null;
  /** Those of the visitor's for which the shop takes no other order. */
  unpaid: UnpaidOrder[];
}

export type ActivityBasketCommand =
  | { type: 'activityBasket.remove'; itemId: string }
  | { type: 'activityBasket.move'; itemId: string; day: string; time: string }
  | { type: 'activityBasket.setContact'; field: keyof ActivityContact; value: string }
  | { type: 'activityBasket.setAgreement'; agrees: boolean }
  | { type: 'activityBasket.order' };

export type ActivityBasketFact =
  | { type: 'activityBasket.ordered'; orderId: string; token: string };

export interface ActivityBasketPorts {
  changeBasket: PromisePort<BasketChange, ActivityCart>;
  fetchBasket: PromisePort<object, ActivityCart>;
  placeOrder: PromisePort<{ contact: ActivityContact; items: ShownItem[]; totalPrice: number }, { orderId: string; token: string }>;
}
