import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOfNotice, partBounds, payableVariants } from './payment-rules.ts';

const order = { status: 'placed', total_price: 1_000_000, paid_price: 0, deposit: 300_000, balance_due: '2026-07-01' } as const;
const half = { ...order, status: 'deposit-paid', paid_price: 300_000 } as const;
const payment = { status: 'pending', variant: 'full', amount: 1_000_000 } as const;

describe('what can be paid', () => {
  it('is the deposit or everything while nothing is paid [payment.variants]', () => {
    expect(payableVariants(order, '2026-06-15')).toEqual([{ code: 'deposit', amount: 300_000 }, { code: 'full', amount: 1_000_000 }]);
  });

  it('is the rest after the deposit, and everything once the balance is due [payment.variants]', () => {
    expect(payableVariants(half, '2026-06-15')).toEqual([{ code: 'full', amount: 700_000 }]);
    expect(payableVariants(order, '2026-07-01')).toEqual([{ code: 'full', amount: 1_000_000 }]);
  });

  it('is nothing of a paid or a cancelled order', () => {
    expect(payableVariants({ ...order, status: 'paid', paid_price: 1_000_000 }, '2026-06-15')).toEqual([]);
    expect(payableVariants({ ...order, status: 'cancelled' }, '2026-06-15')).toEqual([]);
  });
});

describe('a part by choice', () => {
  it('covers the deposit at first, then a bank’s least, never more than is due, and none once all is due [account.payment]', () => {
    expect(partBounds(order, '2026-06-15')).toEqual({ from: 300_000, to: 1_000_000 });
    expect(partBounds(half, '2026-06-15')).toEqual({ from: 100_000, to: 700_000 });
    expect(partBounds({ ...half, paid_price: 950_000 }, '2026-06-15')).toBeNull();
    expect(partBounds(half, '2026-07-01')).toBeNull();
    expect(partBounds({ ...half, status: 'cancelled' }, '2026-06-15')).toBeNull();
  });

  it('that comes late counts while the order has what it had then, else it goes back [payment.once]', () => {
    const part = { status: 'cancelled', variant: 'part', amount: 200_000, paid_before: 300_000 } as const;
    expect(effectOfNotice(part, 'paid', half)).toBe('paid');
    expect(effectOfNotice(part, 'paid', { ...half, paid_price: 500_000 })).toBe('refund-due');
  });
});

describe('what a notice does', () => {
  it('decides a pending payment', () => {
    expect(effectOfNotice(payment, 'paid', order)).toBe('paid');
    expect(effectOfNotice(payment, 'refused', order)).toBe('refused');
    expect(effectOfNotice(payment, 'cancelled', order)).toBe('cancelled');
  });

  it('counts money that comes late while the order needs it, and is blind to a refusal after it [payment.once]', () => {
    expect(effectOfNotice({ ...payment, status: 'cancelled' }, 'paid', order)).toBe('paid');
    expect(effectOfNotice({ ...payment, status: 'refused' }, 'paid', order)).toBe('paid');
    expect(effectOfNotice({ ...payment, status: 'paid' }, 'refused', order)).toBe('ignored');
    expect(effectOfNotice({ ...payment, status: 'paid' }, 'paid', order)).toBe('ignored');
  });

  it('gives back what the order does not need: a second deposit, more than is due, a cancelled order [payment.once]', () => {
    expect(effectOfNotice({ status: 'cancelled', variant: 'deposit', amount: 300_000 }, 'paid', half)).toBe('refund-due');
    expect(effectOfNotice({ ...payment, status: 'cancelled' }, 'paid', half)).toBe('refund-due');
    expect(effectOfNotice(payment, 'paid', { ...order, status: 'cancelled' })).toBe('refund-due');
  });

  it('never lets an order have more than its price, in whatever order notices come [payment.once]', () => {
    const someNotice = fc.record({ of: fc.nat(3), outcome: fc.constantFrom('paid', 'refused', 'cancelled') });
    const variants = [['deposit', 300_000], ['full', 1_000_000], ['full', 700_000], ['deposit', 300_000]] as const;
    fc.assert(fc.property(fc.array(someNotice, { maxLength: 20 }), (notices) => {
      const payments = variants.map(([variant, amount]) => ({ variant, amount, status: 'pending' as 'pending' | 'paid' | 'refused' | 'cancelled' | 'refund-due' }));
      let paid = 0;
      for (const { of, outcome } of notices) {
        const one = payments[of]!;
        const effect = effectOfNotice(one, outcome as 'paid', { ...order, status: paid === 0 ? 'placed' : 'deposit-paid', paid_price: paid });
        if (effect === 'ignored') continue;
        one.status = effect;
        if (effect === 'paid') paid += one.amount;
      }
      expect(paid).toBeLessThanOrEqual(order.total_price);
      expect(paid).toBe(payments.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0));
    }));
  });
});
