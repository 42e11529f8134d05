import { useTranslator } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { Badge } from '../../ui/display/badge.tsx';

const tones = { placed: 'warning', 'deposit-paid': 'info', paid: 'positive', cancelled: 'negative' } as const satisfies Record<Order['status'], string>;

export function OrderStatusBadge({ status }: { status: Order['status'] }) {
  const t = useTranslator();
  return <Badge tone={tones[status]}>{t(`checkout.order.status.${status}`)}</Badge>;
}
