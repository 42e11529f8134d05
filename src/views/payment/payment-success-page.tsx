import { Check } from 'lucide';
import { orderPlacedPath } from '../../domain/urls/pages/checkout-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { OrderData } from '../../routes/pages/payment.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { ResultPage } from './result-page.tsx';

/** The bank took the money [page.payment-success]. */
export function PaymentSuccessPage() {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { order, orderToken } = usePage<OrderData>().data;
  const money = (minor: number) => format.money(minor, order.currency);
  return (
    <ResultPage
      order={order}
      tone="positive"
      icon={Check}
      title={t('checkout.success.title')}
      text={(
        <>
          <p>{t('checkout.success.text', { amount: money(order.payment.amount || order.paidPrice), email: order.owner.email })}</p>
          {order.duePrice > 0 && (
            <p>
              {order.balanceDue === null
                ? t('checkout.success.restAtOnce', { rest: money(order.duePrice) })
                : t('checkout.success.rest', { rest: money(order.duePrice), date: format.date(order.balanceDue) })}
            </p>
          )}
        </>
      )}
      actions={<LinkButton href={href(orderPlacedPath(order.reference)) + orderToken}>{t('checkout.ordered.action')}</LinkButton>}
    />
  );
}
