import type { ReactNode } from 'react';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { Card } from '../../ui/card.tsx';
import { SummaryList } from '../../ui/summary-list.tsx';
import { OwnerLines, TravellerLines } from '../checkout/person-lines.tsx';
import { tripFacts } from '../checkout/trip-facts.ts';
import { DuesList } from './dues-list.tsx';
import { orderParty } from './order-party.ts';
import * as styles from './order-details.styles.ts';

/** All of an order: the holiday, the people, the money. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <div className={styles.details}>
      <Part id="trip" title={order.offer.hotelName}>
        <SummaryList items={tripFacts(order.offer, orderParty(order, format), { t, format })} />
      </Part>
      <Part id="price" title={t('checkout.price.title')}><DuesList order={order} /></Part>
      <Part id="travellers" title={t('checkout.travellers.title')}><TravellerLines travellers={order.travellers} /></Part>
      <Part id="owner" title={t('checkout.owner.title')}><OwnerLines owner={order.owner} /></Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card padded className={styles.part}>
      <section aria-labelledby={`order-${id}`}>
        <h2 id={`order-${id}`} className={styles.title}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
