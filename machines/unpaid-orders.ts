import type { Failure } from './failure.ts';

/** An order of the visitor's that waits for its payment. */
export interface UnpaidOrder {
  orderId: string;
  number: string;
}

/** The unpaid orders that a refusal of another one names, `/orders/{orderId}` each with its number. */
export function unpaidOrdersOf({ errors }: Failure): UnpaidOrder[] {
  return errors.map(({ pointer, message }) => ({ orderId: pointer.replace('/orders/', ''), number: message }));
}
