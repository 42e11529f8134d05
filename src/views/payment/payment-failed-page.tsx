import { X } from 'lucide';
import { MARKET } from '../../domain/market/market.ts';
import { paymentPath } from '../../domain/urls/pages/checkout-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { OrderData } from '../../routes/pages/payment.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { paymentDues } from './payment-dues.ts';
import { ResultPage } from './result-page.tsx';

/** The bank refused, or the customer gave up there: nothing was taken, and the order waits [page.payment-failed]. */
export function PaymentFailedPage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { order, orderToken } = usePage<OrderData>().data;
  const { status } = order.payment;
  const [nextDue] = paymentDues(order);
  return (
    <ResultPage
      order={order}
      tone="negative"
      icon={X}
      title={t('checkout.failed.title')}
      text={(
        <>
          <p>{t(`checkout.paymentFailed.${status === 'refused' || status === 'cancelled' ? status : 'pending'}`)}</p>
          {order.status === 'placed' && <p>{t('checkout.paymentFailed.held', { date: format.deadline(order.payBy) })}</p>}
          <p>{t('checkout.paymentFailed.help', { phone: MARKET.phoneLabel })}</p>
        </>
      )}
      actions={nextDue && <LinkButton tone="primary" size="large" href={href(paymentPath(order.orderId)) + orderToken}>{t('checkout.paymentFailed.retry')}</LinkButton>}
    />
  );
}
