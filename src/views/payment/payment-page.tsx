import type { RefObject } from 'react';
import { selectChoice, selectStep } from '../../../machines/payment/payment.select.ts';
import type { PaymentChoice, PaymentStep } from '../../../machines/payment/payment.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { useFocusOnArrival } from '../../ui/controls/use-focus-on-arrival.ts';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import { DuesList } from './dues-list.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentState } from './payment-state.tsx';
import * as page from '../checkout/checkout-page.styles.ts';
import * as styles from './payment.styles.ts';

/** How much, by which bank, and over to it [page.payment]. */
export function PaymentPage() {
  const isBegun = useFlow('payment', () => true);
  return (
    <PageContainer className={page.page}>
      {isBegun && <Payment />}
    </PageContainer>
  );
}

function Payment() {
  const t = useTranslator();
  const root = useFlowRoot('payment');
  // An order that is asked for again is not known, whatever was known of it before.
  const step = useRunningFlow('payment', selectStep);
  const known = useRunningFlow('payment', selectChoice);
  const choice = step === 'loading' || step === 'loadFailed' || step === 'missing' ? null : known;
  const heading = useFocusOnArrival(choice ? 'order' : step);
  return (
    <div className={page.flow} {...root}>
      <CheckoutSteps current="payment" />
      {choice
        ? (
          <div className={page.columns}>
            <OrderSummary order={choice.order} />
            <div className={page.main}>
              <div className={styles.head}>
                <h1 ref={heading} tabIndex={-1} className={page.heading}>{t('checkout.payment.title')}</h1>
                <p className={styles.number}>{t('checkout.order.number', { number: choice.order.number })} <OrderStatusBadge status={choice.order.status} /></p>
              </div>
              <noscript><Notice tone="warning">{t('checkout.noScript', { phone: MARKET.phoneLabel })}</Notice></noscript>
              <Card padded><DuesList order={choice.order} /></Card>
              <Payable state={root['data-state'] ?? ''} step={step} choice={choice} />
            </div>
          </div>
        )
        : <WithoutOrder step={step} heading={heading} />}
    </div>
  );
}

/** The choice, or what stands in its way. */
function Payable({ state, step, choice }: { state: string; step: PaymentStep; choice: PaymentChoice }) {
  const isOpen = step === 'choosing' || step === 'starting';
  const place = useFocusOnChange<HTMLDivElement>(isOpen ? 'choice' : state);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isOpen
        ? <PaymentForm choice={choice} isRefused={choice.hint === 'methodMissing' || choice.hint === 'methodUnavailable'} />
        : <PaymentState step={step} />}
    </div>
  );
}

/** Before the order is known, or when it never will be. */
function WithoutOrder({ step, heading }: { step: PaymentStep; heading: RefObject<HTMLHeadingElement | null> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const title = <h1 ref={heading} tabIndex={-1} className={page.heading}>{t('checkout.payment.title')}</h1>;
  if (step === 'loadFailed') {
    return (
      <div className={page.problem}>
        {title}
        <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'payment.retry' })}>{t('shell.retry')}</Button>}>
          {t('checkout.payment.banks.error')}
        </Notice>
      </div>
    );
  }
  if (step === 'missing') {
    return (
      <div className={page.problem}>
        {title}
        <Notice tone="warning">{t('checkout.order.missing')}</Notice>
      </div>
    );
  }
  return (
    <div className={page.problem} aria-busy="true">
      {title}
      <div className={page.skeleton}>
        <Skeleton shape="title" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
