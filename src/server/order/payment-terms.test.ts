import fc from 'fast-check';
import { expect, it } from 'vitest';
import { depositOf, payableBy, paymentTerms } from './payment-terms.ts';

it('asks for 30 percent rounded up to a whole koruna, in three days, the rest 30 days before departure', () => {
  expect(paymentTerms(2_598_000, '2026-08-20', '2026-06-15')).toEqual({ deposit: 779_400, depositDue: '2026-06-18', balanceDue: '2026-07-21' });
  expect(depositOf(1_299_100)).toBe(389_800);
});

it('asks for everything today within 30 days of departure, and never for the deposit after the rest', () => {
  expect(paymentTerms(100_000, '2026-07-15', '2026-06-15')).toEqual({ deposit: 30_000, depositDue: '2026-06-15', balanceDue: '2026-06-15' });
  expect(paymentTerms(100_000, '2026-07-16', '2026-06-15')).toEqual({ deposit: 30_000, depositDue: '2026-06-16', balanceDue: '2026-06-16' });
});

it('asks for the balance by its day, and at once from the day after', () => {
  const order = { balance_due: '2026-07-21' };
  expect([payableBy(order, '2026-07-20'), payableBy(order, '2026-07-21'), payableBy(order, '2026-07-22')]).toEqual(['2026-07-21', '2026-07-21', null]);
});

it('keeps every deposit in whole koruna, at least 30 percent, at most the price', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 20_000_000 }), (koruna) => {
    const deposit = depositOf(koruna * 100);
    expect(deposit % 100).toBe(0);
    expect(deposit).toBeGreaterThanOrEqual(koruna * 30);
    expect(deposit).toBeLessThanOrEqual(koruna * 100);
    expect(deposit - koruna * 30).toBeLessThan(100);
  }));
});
