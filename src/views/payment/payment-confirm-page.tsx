import { selectIsFindingOut, selectOrderId, selectOutcome, selectProblem } from '../../../machines/payment-confirm/payment-confirm.select.ts';
import type { PaymentOutcome } from '../../../machines/payment-confirm/payment-confirm.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { processPaymentPath, paymentFailedPath, paymentPath, paymentSuccessPath } from '../../domain/urls/pages/checkout-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Cluster, PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import * as page from '../checkout/checkout-page.styles.ts';
import * as styles from './payment-confirm.styles.ts';

/** Back from the bank: what it decided, as soon as it is known [page.payment-confirm]. */
export function PaymentConfirmPage() {
  const isBegun = useFlow('paymentConfirm', () => true);
  return (
    <PageContainer className={page.page}>
      <CheckoutSteps current="payment" />
      {isBegun && <Confirmation />}
    </PageContainer>
  );
}

function Confirmation() {
  const t = useTranslator();
  const root = useFlowRoot('paymentConfirm');
  const dispatch = useDispatch();
  const href = useHref();
  const { context, data: { orderToken } } = usePage<{ orderToken: string }>();
  const outcome = useRunningFlow('paymentConfirm', selectOutcome);
  const isFindingOut = useRunningFlow('paymentConfirm', selectIsFindingOut);
  const orderId = useRunningFlow('paymentConfirm', selectOrderId);
  const problem = useRunningFlow('paymentConfirm', selectProblem);
  const again = <Button tone="outline" onClick={() => dispatch({ type: 'paymentConfirm.askAgain' })}>{t('checkout.payment.check')}</Button>;
  return (
    <div className={styles.confirmation} {...root}>
      <h1>{t(outcome === null ? 'checkout.confirm.title' : titles[outcome])}</h1>
      {isFindingOut && (
        <>
          <div className={styles.progress} aria-hidden="true" />
          <div role="status">
            <p className={styles.lead}>{t('checkout.payment.waiting.title')}</p>
            <p className={styles.texts}>{t('checkout.payment.waiting.text')}</p>
          </div>
        </>
      )}
      {problem === 'stillWaiting' && <Notice tone="warning" live action={<Cluster gap={3}>{again}<LinkButton href={href(processPaymentPath(orderId)) + orderToken}>{t('checkout.process.watch')}</LinkButton></Cluster>}>{t('checkout.payment.waiting.long')}</Notice>}
      {problem === 'failed' && <Notice tone="negative" live action={again}>{t('checkout.confirm.failed')}</Notice>}
      {problem === 'nothing' && <Notice tone="info" live action={<LinkButton tone="primary" href={href(paymentPath(orderId)) + orderToken}>{t('checkout.process.pay')}</LinkButton>}>{t('checkout.process.nothing')}</Notice>}
      {problem === 'missing' && <Notice tone="warning">{t('checkout.order.missing')}</Notice>}
      {outcome !== null && <Decided outcome={outcome} orderId={orderId} />}
      {outcome === null && (
        <noscript><a href={href(context.path) + context.query}>{t('checkout.payment.check')}</a></noscript>
      )}
    </div>
  );
}

const titles = {
  paid: 'checkout.success.title',
  refused: 'checkout.failed.title',
  cancelled: 'checkout.failed.title',
} as const satisfies Record<PaymentOutcome, string>;

/** The page leads on by itself; the link is for browsers that do not. */
function Decided({ outcome, orderId }: { outcome: PaymentOutcome; orderId: string }) {
  const t = useTranslator();
  const href = useHref();
  const { orderToken } = usePage<{ orderToken: string }>().data;
  const path = outcome === 'paid' ? paymentSuccessPath(orderId) : paymentFailedPath(orderId);
  return (
    <>
      {outcome !== 'paid' && <p className={styles.texts} role="status">{t(`checkout.paymentFailed.${outcome}`)}</p>}
      <LinkButton className={styles.on} href={href(path) + orderToken}>{t('shell.continue')}</LinkButton>
    </>
  );
}
