import type { Kysely, Transaction } from 'kysely';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { lockOrder } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { movePayment, notClosedPayment, paymentById, type PaymentRow } from './payment-rows.ts';

/** Notices come within seconds as a rule. */
const INQUIRY_ROUNDS = 4;
/** Requests that take each other's place this often in a row are told so. */
const MOST_ROUNDS = 4;

/**
 * Marks a payment as given up; `closeAtBank` follows outside the transaction, and background work if this process is
 * killed before. Needs the order's lock.
 */
export function giveUpPayment(tx: Kysely<Schema>, shop: Shop, payment: PaymentRow): Promise<void> {
  return movePayment(tx, payment, 'closing', dateOf(shop.clock), settleTime(shop));
}

/** When background work looks at a payment that the present process was about to see to. */
export function settleTime({ clock, config }: Pick<Shop, 'clock' | 'config'>): Date {
  return new Date(dateOf(clock).getTime() + config.paymentSettleMs);
}

/** When the bank is asked what became of a payment that is open there, should no notice come. */
export function inquiryTime({ clock, config }: Pick<Shop, 'clock' | 'config'>): Date {
  return new Date(dateOf(clock).getTime() + INQUIRY_ROUNDS * config.paymentSettleMs);
}

/**
 * Asks the bank that a payment which was given up be no longer possible, and writes down what it says.
 * @returns whether that is proven; not when the bank has the money, is taking it, or does not answer
 */
export async function closeAtBank(shop: Shop, { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>): Promise<boolean> {
  try {
    const answer = await shop.payments.cancel(id);
    await shop.database.kysely.transaction().execute(async (tx) => {
      await lockOrder(tx, order_id);
      const payment = await paymentById(tx, id);
      // A notice was quicker.
      if (payment?.status !== 'closing') return;
      // The notice of money that the bank has may be lost: a bank that can be asked is asked at once.
      const dueAt = answer === 'too-late' && shop.payments.inquire !== undefined ? dateOf(shop.clock) : null;
      await movePayment(tx, payment, answer === 'closed' ? 'cancelled' : 'pending', dateOf(shop.clock), dueAt);
    });
    if (answer === 'too-late') shop.background.runNow();
    return answer === 'closed';
  } catch (error) {
    // It stays as it is, and background work asks again.
    shop.log.warn({ err: error, paymentId: id }, 'The provider did not say whether a payment is closed');
    return false;
  }
}

/** A payment that is to be closed at its bank before the order can be changed. */
export interface BarredBy { toClose: PaymentRow }

/** Gives the order's open payment up, which must be closed before a change; null without any. Needs the order's lock. */
export async function giveUpOpenPayment(tx: Kysely<Schema>, shop: Shop, orderId: string): Promise<BarredBy | null> {
  const payment = await notClosedPayment(tx, orderId);
  if (payment?.status === 'pending') await giveUpPayment(tx, shop, payment);
  return payment === undefined ? null : { toClose: payment };
}

/**
 * Changes an order of which no other payment may be open, or begins a payment of it: one that nobody has finished, as a
 * transfer that was never sent, is closed at its bank first, and the change is asked again.
 * @param change returns the payment that bars it, given up, or what it has done
 * @throws Problem 409 payment-in-progress where the bank has the money or does not say
 */
export async function changeWithoutOpenPayment<Done>(shop: Shop, change: (tx: Transaction<Schema>) => Promise<BarredBy | { done: Done }>): Promise<Done> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds++) {
    const changed = await shop.database.kysely.transaction().execute(change);
    if ('done' in changed) return changed.done;
    if (!(await closeAtBank(shop, changed.toClose))) break;
  }
  throw paymentInProgress();
}

export function paymentInProgress(): Problem {
  return new Problem(409, 'payment-in-progress', { title: 'Another payment of this order is not closed at its bank' });
}
