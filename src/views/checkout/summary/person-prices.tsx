import { personBreakdown } from '../../../domain/prices/person-breakdown.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import type { components } from '../../../../openapi/generated/commerce.ts';
import * as styles from './person-prices.styles.ts';

type Schemas = components['schemas'];

interface PersonPricesProps {
  priced: Pick<Schemas['Cart'], 'offer' | 'personPrices' | 'extras' | 'totalPrice' | 'currency'>;
  travellers: readonly Pick<Schemas['Traveller'], 'firstName' | 'lastName'>[];
  /** In which room each sleeps, from 1; left out where there is one. */
  rooms?: readonly number[] | undefined;
}

/** What each traveller pays, item by item; with what is the whole party's it adds up to the price [hotel.multiroom]. */
export function PersonPrices({ priced, travellers, rooms }: PersonPricesProps) {
  const t = useTranslator();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, priced.currency);
  const { people, shared } = personBreakdown(priced);
  if (people.length === 0 || people.length !== travellers.length) return null;
  return (
    <div className={styles.people} data-person-prices>
      {people.map(({ stay, extras, total }, person) => (
        <section key={person} className={styles.person} aria-labelledby={`person-price-${person}`}>
          <h3 id={`person-price-${person}`} className={styles.name}>
            {format.name(travellers[person]!)}
            {rooms && <span className={styles.room}> · {t('checkout.traveller.room', { number: rooms[person]! })}</span>}
          </h3>
          <SummaryList
            items={[
              { id: 'stay', term: t('checkout.items.stay', { trip: priced.offer.tripType }), value: money(stay) },
              ...extras.map(({ place, title, amount }) => ({ id: `extra ${place}`, term: title, value: money(amount) })),
              { id: 'total', term: t('checkout.items.person'), value: <span data-minor={total}>{money(total)}</span>, total: true },
            ]}
          />
        </section>
      ))}
      {shared.length > 0 && (
        <section className={styles.person} aria-labelledby="shared-price">
          <h3 id="shared-price" className={styles.name}>{t('checkout.items.shared')}</h3>
          <SummaryList items={shared.map(({ place, title, amount }) => ({ id: `extra ${place}`, term: title, value: <span data-minor={amount}>{money(amount)}</span> }))} />
        </section>
      )}
    </div>
  );
}
