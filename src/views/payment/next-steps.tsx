import { FileText, Luggage, Wallet } from 'lucide';
import type { IconNode } from 'lucide';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { paymentDues } from './payment-dues.ts';
import * as styles from './next-steps.styles.ts';

interface NextStep {
  id: string;
  icon: IconNode;
  text: string;
}

/** What happens from now to the first day of the holiday, in its order. */
export function NextSteps({ order }: { order: Order }) {
  const t = useTranslator();
  const format = useFormat();
  const steps: NextStep[] = [
    ...paymentDues(order).map(({ part, amount: minor, by }) => {
      const amount = format.money(minor, order.currency);
      const atOnce = part === 'balance' ? 'checkout.placed.next.balanceAtOnce' : 'checkout.placed.next.fullAtOnce';
      return { id: part, icon: Wallet, text: by === null ? t(atOnce, { amount }) : t(`checkout.placed.next.${part}`, { date: format.date(by), amount }) };
    }),
    { id: 'documents', icon: FileText, text: t('checkout.placed.next.documents') },
    { id: 'trip', icon: Luggage, text: t('checkout.placed.next.trip', { day: format.date(order.offer.startDate) }) },
  ];
  return (
    <section className={styles.section} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('checkout.placed.next')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, icon, text }) => (
          <li key={id} className={styles.step}>
            <span className={styles.sign}><Icon of={icon} /></span>
            <span className={styles.texts}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
