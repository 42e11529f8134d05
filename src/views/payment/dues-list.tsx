import { toMajor } from '../../domain/prices/money.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { Translator } from '../../i18n/translator.ts';
import type { Order } from '../../routes/pages/payment.page.ts';
import { SummaryList } from '../../ui/display/summary-list.tsx';
import * as styles from './dues-list.styles.ts';
import { keptOfCancelled, paymentDues, type Due } from './payment-dues.ts';

const dueTerms = {
  deposit: 'checkout.payment.depositBy',
  balance: 'checkout.payment.balanceBy',
  full: 'checkout.payment.totalBy',
} as const;

/** What is due and by when, in words. */
export function dueTerm(t: Translator, format: Format, { part, by }: Due): string {
  if (by !== null) return t(dueTerms[part], { date: format.date(by) });
  return t(part === 'balance' ? 'checkout.payment.balanceAtOnce' : 'checkout.payment.totalAtOnce');
}

const refunds = {
  overpaid: { due: 'checkout.refund.due', refunded: 'checkout.refund.refunded' },
  cancellation: { due: 'checkout.refund.cancellationDue', refunded: 'checkout.refund.cancellationRefunded' },
} as const;

/** The money of an order: what is paid, what goes back, what is due when, the total; of a cancelled one what stays of what was paid. */
export function DuesList({ order }: { order: Order }) {
  const t = useTranslator();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, order.currency);
  const total = <span data-price={toMajor(order.totalPrice)} data-currency={order.currency}>{money(order.totalPrice)}</span>;
  const isHeld = order.status === 'placed' && order.paidPrice === 0;
  return (
    <div className={styles.dues}>
      <SummaryList
        items={[
          ...(order.paidPrice > 0 ? [{ id: 'paid', term: t('checkout.price.paid'), value: money(order.paidPrice) }] : []),
          ...order.refunds.map(({ paymentId, amount, reason, status }) => ({ id: paymentId, term: t(refunds[reason][status]), value: money(reason === 'cancellation' ? -amount : amount) })),
          ...paymentDues(order).map((due) => ({ id: due.part, term: dueTerm(t, format, due), value: money(due.amount) })),
          order.status === 'cancelled' && order.paidPrice > 0
            ? { id: 'kept', term: t('checkout.refund.kept'), value: money(keptOfCancelled(order)), total: true }
            : { id: 'total', term: t('checkout.price.total'), value: total, total: true },
        ]}
      />
      {isHeld && order.seatsReservedUntil !== undefined && <p className={styles.payBy}>{t('checkout.payBy.seats', { deadline: format.deadline(order.seatsReservedUntil) })}</p>}
      {isHeld && <p className={styles.payBy}>{t('checkout.payBy', { deadline: format.deadline(order.payBy) })}</p>}
    </div>
  );
}
