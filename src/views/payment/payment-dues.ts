import type { Order } from '../../routes/pages/payment.page.ts';

export interface Due {
  part: 'deposit' | 'balance' | 'full';
  /** Minor units. */
  amount: number;
  /** ISO date. */
  by: string;
}

/** What is left to pay and when: a deposit and the rest of it, the rest alone, or all at once when the holiday is near. */
export function paymentDues({ status, totalPrice, paidPrice, duePrice, deposit, depositDue, balanceDue }: Order): Due[] {
  if (status === 'cancelled' || duePrice <= 0) return [];
  if (paidPrice > 0) return [{ part: 'balance', amount: duePrice, by: balanceDue }];
  if (deposit >= totalPrice || depositDue >= balanceDue) return [{ part: 'full', amount: duePrice, by: balanceDue }];
  return [{ part: 'deposit', amount: deposit, by: depositDue }, { part: 'balance', amount: totalPrice - deposit, by: balanceDue }];
}
