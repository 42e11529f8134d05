import type { components } from '../../openapi/generated/commerce.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type PaymentOptions = components['schemas']['PaymentOptions'];

/** Who the order belongs to goes with every request about it. */
interface OrderAccess {
  orderId: string;
  token?: string;
}

export interface SeatsEndInput extends OrderAccess {
  /** What the shop has said; null before. */
  known: PaymentOptions | null;
}

export interface SeatsEndContext extends SeatsEndInput {
  /** In epoch milliseconds; null where no seats wait for the payment. */
  until: number | null;
  options: PaymentOptions | null;
}

export interface SeatsEndPorts {
  /** The shop's time in epoch milliseconds, at every tick. */
  clock: StreamPort<{ period: number; towards: number }, number>;
  fetchPaymentOptions: PromisePort<OrderAccess, PaymentOptions>;
}
