import { Check, X } from 'lucide';
import { paymentPath } from '../../domain/urls/pages/checkout-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { OrderData } from '../../routes/pages/payment.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { CancelledText } from './cancelled-text.tsx';
import { ChooseAgain } from './choose-again.tsx';
import { HolidayActivities } from './holiday-activities.tsx';
import { NextSteps } from './next-steps.tsx';
import { paymentDues } from './payment-dues.ts';
import { ResultPage } from './result-page.tsx';

/** The order exists; what happens next [page.order-placed]. */
export function OrderPlacedPage() {
  const t = useTranslator();
  const href = useHref();
  const { order, orderToken, activities = [] } = usePage<OrderData>().data;
  const [nextDue] = paymentDues(order);
  if (order.status === 'cancelled') {
    return (
      <ResultPage
        order={order}
        tone="negative"
        icon={X}
        title={t('checkout.released.title')}
        text={<p><CancelledText order={order} /></p>}
        actions={<ChooseAgain order={order} />}
      />
    );
  }
  return (
    <ResultPage
      order={order}
      tone="positive"
      icon={Check}
      title={t('checkout.placed.title')}
      text={<p>{t('checkout.placed.text', { email: order.owner.email })}</p>}
      actions={nextDue && (
        // The rest has months of time: nothing to press for.
        <LinkButton tone={nextDue.part === 'balance' && nextDue.by !== null ? 'outline' : 'primary'} size="large" href={href(paymentPath(order.orderId)) + orderToken}>
          {t('checkout.placed.pay')}
        </LinkButton>
      )}
    >
      <NextSteps order={order} />
      {activities.length > 0 && <HolidayActivities order={order} activities={activities} />}
    </ResultPage>
  );
}
