import { expect, it } from 'vitest';
import type { Order } from '../../routes/pages/payment.page.ts';
import { keptOfCancelled, paymentDues } from './payment-dues.ts';

const placed = {
  status: 'placed', totalPrice: 100_00, paidPrice: 0, duePrice: 100_00, deposit: 30_00, depositDue: '2026-07-06', balanceDue: '2026-08-01',
} as Order;

it('asks for the deposit first and the rest later [payment.variants]', () => {
  expect(paymentDues(placed)).toEqual([
    { part: 'deposit', amount: 30_00, by: '2026-07-06' },
    { part: 'balance', amount: 70_00, by: '2026-08-01' },
  ]);
});

it('asks for all at once when the holiday is near', () => {
  expect(paymentDues({ ...placed, depositDue: '2026-07-03', balanceDue: '2026-07-03' })).toEqual([{ part: 'full', amount: 100_00, by: '2026-07-03' }]);
});

it('asks at once for what is owed since its day has passed', () => {
  expect(paymentDues({ ...placed, balanceDue: null })).toEqual([{ part: 'full', amount: 100_00, by: null }]);
  expect(paymentDues({ ...placed, status: 'deposit-paid', paidPrice: 30_00, duePrice: 70_00, balanceDue: null })).toEqual([{ part: 'balance', amount: 70_00, by: null }]);
});

it('asks for the rest after the deposit, and for nothing after that', () => {
  expect(paymentDues({ ...placed, status: 'deposit-paid', paidPrice: 30_00, duePrice: 70_00 })).toEqual([{ part: 'balance', amount: 70_00, by: '2026-08-01' }]);
  expect(paymentDues({ ...placed, status: 'paid', paidPrice: 100_00, duePrice: 0 })).toEqual([]);
  expect(paymentDues({ ...placed, status: 'cancelled' })).toEqual([]);
});

it('leaves of a cancelled order its fee: what was paid without what goes back, whatever came besides', () => {
  const refund = (amount: number, reason: 'overpaid' | 'cancellation') => ({ paymentId: `of-${amount}`, amount, reason, status: 'refunded' as const });
  expect(keptOfCancelled({ ...placed, paidPrice: 18_840_00, refunds: [refund(1_608_00, 'cancellation'), refund(13_188_00, 'cancellation'), refund(500_00, 'overpaid')] })).toBe(4_044_00);
});
