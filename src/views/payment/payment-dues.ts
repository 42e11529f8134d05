import type { Cart } from '../../../machines/checkout/checkout.types.ts';
import type { Order } from '../../routes/pages/payment.page.ts';

export interface Due {
  part: 'deposit' | 'balance' | 'full';
  /** Minor units. */
  amount: number;
  /** ISO date; null: at once, for the day has passed. */
  by: string | null;
}

type Payable = Pick<Order, 'status' | 'totalPrice' | 'paidPrice' | 'duePrice' | 'deposit' | 'depositDue' | 'balanceDue'>;

/** What is left to pay and when: a deposit and the rest of it, the rest alone, or all at once when the holiday is near. */
export function paymentDues({ status, totalPrice, paidPrice, duePrice, deposit, depositDue, balanceDue }: Payable): Due[] {
  if (status === 'cancelled' || duePrice <= 0) return [];
  if (paidPrice > 0) return [{ part: 'balance', amount: duePrice, by: balanceDue }];
  if (deposit >= totalPrice || balanceDue === null || depositDue >= balanceDue) return [{ part: 'full', amount: duePrice, by: balanceDue }];
  return [{ part: 'deposit', amount: deposit, by: depositDue }, { part: 'balance', amount: totalPrice - deposit, by: balanceDue }];
}

/** What stays of the payments of a cancelled order, in minor units: its fee, as far as it was paid. What came besides its payments does not count. */
export function keptOfCancelled({ paidPrice, refunds }: Pick<Order, 'paidPrice' | 'refunds'>): number {
  return refunds.reduce((rest, { reason, amount }) => (reason === 'cancellation' ? rest - amount : rest), paidPrice);
}

/** What an order of the cart would have to pay and when, if it were placed today. */
export function duesOfCart({ totalPrice, deposit, depositDue, balanceDue }: Cart): Due[] {
  return paymentDues({ status: 'placed', totalPrice, paidPrice: 0, duePrice: totalPrice, deposit, depositDue, balanceDue });
}
