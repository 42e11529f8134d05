import type { ReactNode } from 'react';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { Order } from '../../routes/pages/payment.page.ts';
import { Card } from '../../ui/surfaces/card.tsx';
import { OwnerLines, TravellerLines } from '../checkout/summary/person-lines.tsx';
import { PersonPrices } from '../checkout/summary/person-prices.tsx';
import { TripFactList } from '../checkout/trip/trip-fact-list.tsx';
import { DuesList } from './dues-list.tsx';
import { orderParty } from './order-party.ts';
import * as styles from './order-details.styles.ts';

/** All of an order: the holiday, the people, the money. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <div className={styles.details}>
      <div className={styles.column}>
        <Part id="trip" title={order.offer.hotelName}><TripFactList offer={order.offer} party={orderParty(order, format)} /></Part>
        <Part id="travellers" title={t('checkout.travellers.title')}><TravellerLines travellers={order.travellers} /></Part>
      </div>
      <div className={styles.column}>
        <Part id="price" title={t('checkout.price.title')}><DuesList order={order} /><PersonPrices priced={order} travellers={order.travellers} /></Part>
        <Part id="owner" title={t('checkout.owner.title')}><OwnerLines owner={order.owner} /></Part>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card padded>
      <section aria-labelledby={`order-${id}`} className={styles.part}>
        <h2 id={`order-${id}`} className={styles.title}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
