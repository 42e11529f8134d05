import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { cx } from '@linaria/core';
import { useTranslator } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import * as styles from './result-page.styles.ts';

interface ResultPageProps {
  order: Order;
  tone: keyof typeof styles.signs;
  icon: IconNode;
  title: string;
  /** What happened, in a sentence or two. */
  text: ReactNode;
  /** The best next steps. */
  actions?: ReactNode;
  /** Between the outcome and the order. */
  children?: ReactNode;
}

/** How something about an order ended: the outcome first, then the order. */
export function ResultPage({ order, tone, icon, title, text, actions, children }: ResultPageProps) {
  const t = useTranslator();
  return (
    <PageContainer className={styles.page}>
      <div className={styles.outcome}>
        <span className={cx(styles.sign, styles.signs[tone])}><Icon of={icon} size="large" /></span>
        <div className={styles.texts}>
          <h1>{title}</h1>
          <p className={styles.number}>{t('checkout.order.number', { number: order.number })} <OrderStatusBadge status={order.status} /></p>
          <div className={styles.explanation}>{text}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
      {children}
      <OrderDetails order={order} />
    </PageContainer>
  );
}
