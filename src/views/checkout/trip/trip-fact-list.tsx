import type { components } from '../../../../openapi/generated/commerce.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { tripFacts } from './trip-facts.ts';
import * as styles from './trip-fact-list.styles.ts';

interface TripFactListProps {
  offer: components['schemas']['Offer'];
  /** Who travels, in words. */
  party: string;
}

/** When, how, where to sleep and what to eat. */
export function TripFactList({ offer, party }: TripFactListProps) {
  const t = useTranslator();
  const format = useFormat();
  return (
    <dl className={styles.facts}>
      {tripFacts(offer, party, { t, format }).map(({ id, term, value }) => (
        <div key={id} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
