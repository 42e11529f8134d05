import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/iso-date.ts';
import { cancellationOf, cancellationTerms, refundOf } from './cancellation-terms.ts';

it('cancelling costs more the nearer the departure is, by dated steps', () => {
  expect(cancellationTerms(1_000_050, '2026-08-31', '2026-06-15')).toEqual([
    { from: '2026-06-15', until: '2026-07-02', percent: 20, fee: 200_100 },
    { from: '2026-07-03', until: '2026-08-01', percent: 40, fee: 400_100 },
    { from: '2026-08-02', until: '2026-08-16', percent: 60, fee: 600_100 },
    { from: '2026-08-17', until: '2026-08-27', percent: 80, fee: 800_100 },
    { from: '2026-08-28', until: null, percent: 100, fee: 1_000_050 },
  ]);
});

it('cancelling costs nothing as long as nothing was paid [account.change-data]', () => {
  const cancelled = (paid: number) => cancellationOf({ agreed: 1_000_000, paid }, '2026-08-31', '2026-06-15');
  expect(cancelled(0)).toEqual([{ from: '2026-06-15', until: null, percent: 0, fee: 0 }]);
  expect(cancelled(1)).toEqual(cancellationTerms(1_000_000, '2026-08-31', '2026-06-15'));
});

it('what was paid beyond the fee goes back, and of a fee beyond it nothing more is asked for [account.change-data]', () => {
  expect([refundOf({ fee: 300, paid: 500 }), refundOf({ fee: 500, paid: 300 }), refundOf({ fee: 300, paid: 300 })]).toEqual([200, 0, 0]);
});

it('every day from today on is in one step, and no fee is above the price', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 0, max: 400 }), (total, days) => {
    const today = '2026-06-15';
    const steps = cancellationTerms(total, addDays(today, days), today);
    expect(steps[0]!.from).toBe(today);
    expect(steps.at(-1)!.until).toBe(null);
    for (const [place, step] of steps.entries()) {
      expect(step.fee).toBeLessThanOrEqual(total);
      if (place > 0) expect(step.from).toBe(addDays(steps[place - 1]!.until!, 1));
    }
  }));
});
