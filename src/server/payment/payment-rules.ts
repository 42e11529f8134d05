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
export function payableVariants(order: Owing, today: string): { code: PaymentVariant; amount: number }[] {
  const due = order.total_price - order.paid_price;
  if (due === 0 || order.status === 'cancelled') return [];
  const full = { code: 'full', amount: due } as const;
  const depositIsEnough = order.paid_price === 0 && today < order.balance_due && order.deposit < due;
  return depositIsEnough ? [{ code: 'deposit', amount: order.deposit }, full] : [full];
}

/** A payment of a holiday or of activities, and its order. */
interface ToldPayment { status: PaymentRow['status']; variant: PaymentVariant | 'advance'; amount: number }
interface ToldOrder { status: string; total_price: number; paid_price: number }

/**
 * What a notice means, in whatever order notices come. Money that arrives counts, also for a payment that was given up,
 * as long as the order still needs it; else it is to be given back, for nobody pays twice [payment.once].
 */
export function effectOfNotice(payment: ToldPayment, outcome: 'paid' | 'refused' | 'cancelled', order: ToldOrder): NoticeEffect {
  if (outcome !== 'paid') return payment.status === 'pending' || payment.status === 'closing' ? outcome : 'ignored';
  if (payment.status === 'paid' || payment.status === 'refund-due' || payment.status === 'refunded') return 'ignored';
  const due = order.total_price - order.paid_price;
  const needed = order.status !== 'cancelled' && payment.amount <= due && (payment.variant === 'full' || order.paid_price === 0);
  return needed ? 'paid' : 'refund-due';
}
