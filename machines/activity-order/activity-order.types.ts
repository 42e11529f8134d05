import type { components } from '../../openapi/generated/excursions.ts';
import type { PromisePort, StreamPort } from '../port.ts';

type Schemas = components['schemas'];
export type ActivityOrder = Schemas['ActivityOrder'];
export type ActivityVariant = Schemas['ActivityVariant'];
export type ActivityTransaction = Schemas['ActivityTransaction'];
/** An order and what of it can be paid now. */
export type Payable = Pick<Schemas['ActivityPaymentInfo'], 'order' | 'variants' | 'underWay'>;

export interface ActivityOrderInput {
  order: ActivityOrder;
  variants: ActivityVariant[];
  banks: Schemas['ActivityBank'][];
  /** Of this view of the page: the same try on it is the same payment. */
  key: string;
  /** Id of a payment that stands open at its bank; null where none does. */
  underWay: string | null;
  /** Of somebody who is back from the bank; null before. */
  transaction: ActivityTransaction | null;
}

export interface ActivityOrderContext extends ActivityOrderInput {
  variant: ActivityVariant['code'];
  method: string | null;
  redirectUrl: string;
  asked: number;
  /** Counts the choices: each is a payment of its own. */
  attempt: number;
}

export type ActivityOrderCommand =
  | { type: 'activityOrder.chooseVariant'; variant: ActivityVariant['code'] }
  | { type: 'activityOrder.chooseMethod'; method: string }
  | { type: 'activityOrder.pay' }
  | { type: 'activityOrder.cancel' }
  | { type: 'activityOrder.keep' }
  | { type: 'activityOrder.confirmCancel' }
  | { type: 'activityOrder.askAgain' };

export type ActivityOrderFact =
  | { type: 'activityOrder.paymentStarted'; redirectUrl: string }
  | { type: 'activityOrder.decided'; outcome: 'paid' | 'failed'; transactionId: string; token: string };

export interface ActivityOrderPorts {
  /** Of the amount that is shown: another one is refused. */
  startTransaction: PromisePort<{ orderId: string; token: string; variant: ActivityVariant['code']; amount: number; method: string; idempotencyKey: string }, { redirectUrl: string }>;
  /** The order as it is now. */
  fetchPayable: PromisePort<{ orderId: string; token: string }, Payable>;
  /** Of which nothing was paid; asked again, the answer is the same. */
  cancelOrder: PromisePort<{ orderId: string; token: string }, ActivityOrder>;
  askTransaction: PromisePort<{ transactionId: string; token: string }, ActivityTransaction>;
  /** Tells once when to ask again: after so many milliseconds, or as soon after that as somebody sees the page. */
  timeToAsk: StreamPort<{ pause: number }, 'due'>;
}
