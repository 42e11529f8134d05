import { selectIsAsking, selectProcessOrderId, selectProcessView, selectProgress, selectWaitedSeconds } from '../../../machines/payment-process/payment-process.select.ts';
import type { PaymentProgress, ProcessOutcome } from '../../../machines/payment-process/payment-process.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { paymentFailedPath, paymentPath, paymentSuccessPath } from '../../domain/urls/pages/checkout-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Cluster, PageContainer } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { TransferOrder } from './transfer-order.tsx';
import * as page from '../checkout/checkout-page.styles.ts';
import * as styles from './payment-confirm.styles.ts';
import * as own from './process-payment.styles.ts';

/** While the bank's answer is awaited: since when, and what can be done meanwhile [page.process-payment]. */
export function ProcessPaymentPage() {
  // Steps are told of an order that there is; of none, nothing has been done.
  const hasOrder = useFlow('paymentProcess', (snapshot) => selectProcessView(snapshot) !== 'missing');
  return (
    <PageContainer className={page.page}>
      {hasOrder && <CheckoutSteps current="payment" />}
      {hasOrder === undefined ? <NoOrder /> : <Process />}
    </PageContainer>
  );
}

function NoOrder() {
  const t = useTranslator();
  const href = useHref();
  return (
    <div className={styles.confirmation}>
      <h1>{t('checkout.process.noOrder.title')}</h1>
      <Notice className={own.notice} tone="warning" action={<LinkButton tone="outline" href={href('/mytui')}>{t('shell.menu.account')}</LinkButton>}>{t('checkout.process.noOrder')}</Notice>
      <Help />
    </div>
  );
}

function Process() {
  const t = useTranslator();
  const root = useFlowRoot('paymentProcess');
  const href = useHref();
  const { orderToken } = usePage<{ orderToken: string }>().data;
  const view = useRunningFlow('paymentProcess', selectProcessView);
  const progress = useRunningFlow('paymentProcess', selectProgress);
  const orderId = useRunningFlow('paymentProcess', selectProcessOrderId);
  const toPayment = <LinkButton tone="primary" href={href(paymentPath(orderId)) + orderToken}>{t('checkout.process.pay')}</LinkButton>;
  const isOpen = view === 'waiting' || view === 'unreachable';
  return (
    <div className={styles.confirmation} {...root}>
      <h1>{t(progress?.transfer && isOpen ? 'checkout.process.transfer.title' : 'checkout.process.title')}</h1>
      {progress && <p className={styles.texts}>{t('checkout.order.number', { number: progress.number })}</p>}
      {isOpen && <Waiting progress={progress} isUnreachable={view === 'unreachable'} />}
      {view === 'nothing' && <Notice tone="info" live action={toPayment}>{t('checkout.process.nothing')}</Notice>}
      {view === 'missing' && <Notice tone="warning" live>{t('checkout.order.missing')}</Notice>}
      {(view === 'paid' || view === 'refused' || view === 'cancelled') && <Decided outcome={view} orderId={orderId} />}
      <Help />
    </div>
  );
}

function Waiting({ progress, isUnreachable }: { progress: PaymentProgress | null; isUnreachable: boolean }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const href = useHref();
  const { context, data: { orderToken } } = usePage<{ orderToken: string }>();
  const isAsking = useRunningFlow('paymentProcess', selectIsAsking);
  const seconds = useRunningFlow('paymentProcess', selectWaitedSeconds);
  const orderId = useRunningFlow('paymentProcess', selectProcessOrderId);
  return (
    <>
      {progress?.transfer && <TransferOrder order={progress.transfer} />}
      <div className={styles.progress} aria-hidden="true" />
      <div role="status">
        <p className={styles.lead}>{t(progress?.transfer ? 'checkout.process.transfer.waiting' : 'checkout.payment.waiting.title')}</p>
        <p className={styles.texts}>{t(progress?.transfer ? 'checkout.process.transfer.text' : 'checkout.process.text')}</p>
      </div>
      {seconds !== null && <p className={own.waited}>{t('checkout.process.waited', { time: minutesAndSeconds(seconds) })}</p>}
      {isUnreachable && <Notice tone="negative" live>{t('checkout.confirm.failed')}</Notice>}
      {progress?.payBy && <p className={styles.texts}>{t('checkout.paymentFailed.held', { date: format.deadline(progress.payBy) })}</p>}
      <Cluster gap={3} className={own.steps}>
        <Button tone="outline" busy={isAsking} onClick={() => dispatch({ type: 'paymentProcess.askNow' })}>{t('checkout.payment.check')}</Button>
        {progress?.bankUrl && <LinkButton tone="outline" href={progress.bankUrl}>{t('checkout.process.bank')}</LinkButton>}
        <LinkButton tone="link" href={href(paymentPath(orderId)) + orderToken}>{t('checkout.payment.another')}</LinkButton>
      </Cluster>
      {progress?.sandboxUrl && <p><a href={progress.sandboxUrl}>{t('checkout.process.sandbox')}</a></p>}
      <noscript><a href={href(context.path) + context.query}>{t('checkout.payment.check')}</a></noscript>
    </>
  );
}

/** The page leads on by itself; the link is for browsers that do not. */
function Decided({ outcome, orderId }: { outcome: ProcessOutcome; orderId: string }) {
  const t = useTranslator();
  const href = useHref();
  const { orderToken } = usePage<{ orderToken: string }>().data;
  return (
    <>
      <p className={styles.lead} role="status">{outcome === 'paid' ? t('checkout.success.title') : t(`checkout.paymentFailed.${outcome}`)}</p>
      <LinkButton className={styles.on} href={href(outcome === 'paid' ? paymentSuccessPath(orderId) : paymentFailedPath(orderId)) + orderToken}>{t('shell.continue')}</LinkButton>
    </>
  );
}

function Help() {
  const t = useTranslator();
  return <p className={styles.texts}>{t('checkout.paymentFailed.help', { phone: MARKET.phoneLabel })}</p>;
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
