import { useFlowRoot } from '../../bus/react.tsx';
import type { ExcursionPaymentData } from '../../routes/pages/excursions.page.ts';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { usePage } from '../../parts/page.tsx';
import { PageSlots } from '../page-slots.tsx';
import { ActivityBasket } from './activity-basket.tsx';
import { ActivityOrder } from './activity-order.tsx';
import * as styles from './excursions.styles.ts';

/** The basket, the payment of what was ordered, and what the bank decided [route.excursions]. */
export function ExcursionPaymentPage() {
  const { kind } = usePage<ExcursionPaymentData>().data;
  const basket = useFlowRoot('activityBasket');
  const order = useFlowRoot('activityOrder');
  return (
    <PageSlots>
      <PageContainer className={styles.page}>
        {kind === 'basket' && basket['data-state'] !== undefined && <div {...basket} className={styles.section}><ActivityBasket /></div>}
        {kind !== 'basket' && order['data-state'] !== undefined && <div {...order} className={styles.section}><ActivityOrder /></div>}
      </PageContainer>
    </PageSlots>
  );
}
