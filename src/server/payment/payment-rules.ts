import type { OrderRow } from '../order/order-rows.ts';
import type { PaymentRow } from './payment-rows.ts';

export type PaymentVariant = PaymentRow['variant'];

/** What a notice does to its payment. */
export type NoticeEffect = 'paid' | 'refused' | 'cancelled' | 'refund-due' | 'ignored';

type Owing = Pick<OrderRow, 'status' | 'total_price' | 'paid_price' | 'deposit' | 'balance_due'>;

/**
 * What may be paid of an order now, in minor units: nothing when it is paid or cancelled, a deposit only first and
 * in time, the whole rest always [payment.variants].
 */
export function payableVariants(order: Owing, today: string): { code: Exclude<PaymentVariant, 'part'>; amount: number }[] {
  const due = order.total_price - order.paid_price;
  if (due === 0 || order.status === 'cancelled') return [];
  const full = { code: 'full', amount: due } as const;
  const depositIsEnough = order.paid_price === 0 && today < order.balance_due && order.deposit < due;
  return depositIsEnough ? [{ code: 'deposit', amount: order.deposit }, full] : [full];
}

/** The least that a part is worth a bank's work, in minor units. */
const LEAST_PART = 100_000;

/**
 * Between which amounts a part of the price may be paid by choice, in minor units: the first covers the deposit, and none
 * comes once all is due; null where there is nothing to choose [account.payment].
 */
export function partBounds(order: Owing, today: string): { from: number; to: number } | null {
  const [least] = payableVariants(order, today);
  if (least === undefined || today >= order.balance_due) return null;
  const to = order.total_price - order.paid_price;
  const from = order.paid_price === 0 ? least.amount : LEAST_PART;
  return from < to ? { from, to } : null;
}

/** A payment of a holiday or of activities, and its order; what the order had before tells of a part. */
interface ToldPayment { status: PaymentRow['status']; variant: PaymentVariant | 'advance'; amount: number; paid_before?: number }
interface ToldOrder { status: string; total_price: number; paid_price: number }

/**
 * What a notice means, in whatever order notices come. Money that arrives counts, also for a payment that was given up,
 * as long as the order still needs it; else it is to be given back, for nobody pays twice [payment.once].
 */
export function effectOfNotice(payment: ToldPayment, outcome: 'paid' | 'refused' | 'cancelled', order: ToldOrder): NoticeEffect {
  if (outcome !== 'paid') return payment.status === 'pending' || payment.status === 'closing' ? outcome : 'ignored';
  if (payment.status === 'paid' || payment.status === 'refund-due' || payment.status === 'refunded') return 'ignored';
  const due = order.total_price - order.paid_price;
  const needed = order.status !== 'cancelled' && payment.amount <= due && (payment.variant === 'full' || order.paid_price === (payment.paid_before ?? 0));
  return needed ? 'paid' : 'refund-due';
}
