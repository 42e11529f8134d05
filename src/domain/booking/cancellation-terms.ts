import { addDays } from '../dates/iso-date.ts';

/** What cancelling costs on the days from `from` to `until`, both included; `until` is null for the last step. */
export interface CancellationStep {
  /** ISO dates. */
  from: string;
  until: string | null;
  percent: number;
  /** Minor units. */
  fee: number;
}

/** From so many days before departure on, cancelling costs so many percent of the price. */
const STEPS = [
  { days: Infinity, percent: 20 },
  { days: 59, percent: 40 },
  { days: 29, percent: 60 },
  { days: 14, percent: 80 },
  { days: 3, percent: 100 },
];
const WHOLE_KORUNA = 100;

/**
 * The dated table of what cancelling a package costs, from `today` on; steps that are over are left out.
 * @param total minor units
 */
export function cancellationTerms(total: number, startDate: string, today: string): CancellationStep[] {
  return STEPS.flatMap(({ days, percent }, place) => {
    const begins = days === Infinity ? today : addDays(startDate, -days);
    const next = STEPS[place + 1];
    const until = next === undefined ? null : addDays(startDate, -next.days - 1);
    if (until !== null && until < today) return [];
    return [{ from: begins < today ? today : begins, until, percent, fee: Math.min(total, Math.ceil((total * percent) / (100 * WHOLE_KORUNA)) * WHOLE_KORUNA) }];
  });
}

/**
 * What cancelling an order costs from `today` on: nothing as long as nothing was paid (decision 115).
 * @param agreed the agreed price; it and what was paid of it in minor units
 */
export function cancellationOf({ agreed, paid }: { agreed: number; paid: number }, startDate: string, today: string): CancellationStep[] {
  return paid === 0 ? [{ from: today, until: null, percent: 0, fee: 0 }] : cancellationTerms(agreed, startDate, today);
}

/** What goes back of what was paid: all beyond the fee. Of a fee that is more than that, the rest is not asked for. Minor units. */
export function refundOf({ fee, paid }: { fee: number; paid: number }): number {
  return Math.max(0, paid - fee);
}
