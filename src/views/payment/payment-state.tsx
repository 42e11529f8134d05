import { selectCanResume, selectOrder, selectOrderId, selectReference } from '../../../machines/payment/payment.select.ts';
import type { PaymentStep } from '../../../machines/payment/payment.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { orderPlacedPath, processPaymentPath } from '../../domain/urls/pages/checkout-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/surfaces/layout.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { CancelledText } from './cancelled-text.tsx';
import { ChooseAgain } from './choose-again.tsx';
import { useHref, usePage } from '../../parts/page.tsx';

/** Where the payment stands when there is nothing to choose, and what can be done about it. */
export function PaymentState({ step }: { step: PaymentStep }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { orderToken } = usePage<{ orderToken: string }>().data;
  const reference = useRunningFlow('payment', selectReference);
  const order = useRunningFlow('payment', selectOrder);
  const orderId = useRunningFlow('payment', selectOrderId);
  const canResume = useRunningFlow('payment', selectCanResume);
  const resume = <Button tone="action" onClick={() => dispatch({ type: 'payment.resume' })}>{t('checkout.payment.resume')}</Button>;
  // It leads on to the bank, also for a part that was chosen in the customer area.
  const watch = (tone: 'action' | 'link') => <LinkButton tone={tone} href={href(processPaymentPath(orderId)) + orderToken}>{t('checkout.process.watch')}</LinkButton>;
  const another = <Button tone="outline" onClick={() => dispatch({ type: 'payment.chooseAnother' })}>{t('checkout.payment.another')}</Button>;
  if (step === 'paid') {
    return (
      <Notice
        tone="positive"
        title={t('checkout.success.title')}
        action={reference && <LinkButton href={href(orderPlacedPath(reference)) + orderToken}>{t('checkout.ordered.action')}</LinkButton>}
      />
    );
  }
  if (step === 'cancelled') {
    return (
      <Notice tone="warning" title={t('checkout.payment.error.order-cancelled')} action={order && <ChooseAgain order={order} />}>
        {order && <CancelledText order={order} />}
      </Notice>
    );
  }
  if (step === 'startFailed') {
    return (
      <Notice
        tone="negative"
        live
        action={<Cluster gap={3}><Button onClick={() => dispatch({ type: 'payment.retry' })}>{t('shell.retry')}</Button>{another}</Cluster>}
      >
        {t('checkout.payment.error.failed')}
      </Notice>
    );
  }
  if (step === 'undecided') {
    return (
      <Notice
        tone="warning"
        live
        title={t('checkout.payment.undecided.title')}
        action={(
          <Cluster gap={3}>
            <LinkButton href={href(processPaymentPath(orderId)) + orderToken}>{t('checkout.payment.undecided.result')}</LinkButton>
            <Button tone="outline" onClick={() => dispatch({ type: 'payment.retry' })}>{t('checkout.payment.check')}</Button>
          </Cluster>
        )}
      >
        {t('checkout.payment.undecided.text')}
      </Notice>
    );
  }
  if (step === 'redirecting') {
    return (
      <Notice live title={t('checkout.payment.redirecting.title')} action={<Cluster gap={3}>{resume}{another}</Cluster>}>
        {t('checkout.payment.redirecting.text')}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      live
      title={t('checkout.payment.pending.title')}
      action={(
        <Cluster gap={3}>
          {canResume ? resume : watch('action')}
          {another}
          {canResume && watch('link')}
          <Button tone="link" onClick={() => dispatch({ type: 'payment.retry' })}>{t('checkout.payment.check')}</Button>
        </Cluster>
      )}
    >
      {t('checkout.payment.pending.text')}
    </Notice>
  );
}
