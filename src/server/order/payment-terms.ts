import { addDays } from '../../domain/dates/iso-date.ts';

const DEPOSIT_PERCENT = 30;
const WHOLE_KORUNA = 100;
const DAYS_FOR_DEPOSIT = 3;
/** The whole price is due this long before departure. */
const BALANCE_DAYS = 30;

export interface PaymentTerms {
  /** Minor units: 30 % rounded up to a whole koruna. */
  deposit: number;
  /** ISO dates. */
  depositDue: string;
  balanceDue: string;
}

/** What is due when. Who books within 30 days of departure pays everything today. */
export function paymentTerms(totalPrice: number, startDate: string, today: string): PaymentTerms {
  const deposit = depositOf(totalPrice);
  const balanceDue = addDays(startDate, -BALANCE_DAYS);
  if (balanceDue <= today) return { deposit, depositDue: today, balanceDue: today };
  const depositDue = addDays(today, DAYS_FOR_DEPOSIT);
  return { deposit, depositDue: depositDue < balanceDue ? depositDue : balanceDue, balanceDue };
}

export function depositOf(totalPrice: number): number {
  return Math.min(totalPrice, Math.ceil((totalPrice * DEPOSIT_PERCENT) / (100 * WHOLE_KORUNA)) * WHOLE_KORUNA);
}

/** The day that a customer is asked to pay by. @returns ISO date; null once it has passed: what is owed then is due at once */
export function payableBy({ balance_due: balanceDue }: { balance_due: string }, today: string): string | null {
  return balanceDue < today ? null : balanceDue;
}
