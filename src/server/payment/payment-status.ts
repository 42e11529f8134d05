import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import type { Schema } from '../db/schema.ts';
import { decisivePayment } from './payment-rows.ts';

/** How the payment of an order stands, as the contract shows it. */
export async function paymentStatus(kysely: Kysely<Schema>, orderId: string): Promise<components['schemas']['PaymentStatus']> {
  const payment = await decisivePayment(kysely, orderId);
  if (payment === undefined || payment.status === 'refund-due' || payment.status === 'refunded') return { status: 'none', paymentId: null, amount: 0 };
  return { status: payment.status === 'closing' ? 'pending' : payment.status, paymentId: payment.id, amount: payment.amount };
}
