import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';

/** Who ended an order, and what becomes of money that comes still. */
export function CancelledText({ order: { cancelledBy, payBy } }: { order: Order }) {
  const t = useTranslator();
  const format = useFormat();
  return cancelledBy === 'customer' ? t('checkout.released.byCustomer') : t('checkout.released.text', { deadline: format.deadline(payBy) });
}
