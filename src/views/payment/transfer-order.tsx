import type { PaymentProgress } from '../../../machines/payment-process/payment-process.types.ts';
import { toMajor } from '../../domain/prices/money.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import * as styles from './process-payment.styles.ts';

/** What to write into a transfer, for eyes and for a telephone's camera. */
export function TransferOrder({ order }: { order: NonNullable<PaymentProgress['transfer']> }) {
  const t = useTranslator();
  const format = useFormat();
  const facts = [
    [t('checkout.transfer.recipient'), order.recipient],
    [t('checkout.transfer.account'), order.account],
    ['IBAN', order.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ['BIC', order.bic],
    [t('checkout.transfer.symbol'), order.variableSymbol],
    [t('checkout.transfer.message'), order.message],
  ] as const;
  return (
    <section className={styles.transfer} aria-label={t('checkout.transfer.label')}>
      <svg className={styles.code} viewBox={`0 0 ${order.qr.size} ${order.qr.size}`} role="img" aria-label={t('checkout.transfer.qr')} data-qr={order.qr.text} shapeRendering="crispEdges">
        <path d={order.qr.path} fill="currentColor" />
      </svg>
      <dl className={styles.facts}>
        <dt>{t('checkout.transfer.amount')}</dt>
        <dd data-price={toMajor(order.amount)} data-currency={order.currency}><strong>{format.money(order.amount, order.currency)}</strong></dd>
        {facts.flatMap(([label, value]) => [<dt key={`${label}-label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
      </dl>
    </section>
  );
}
