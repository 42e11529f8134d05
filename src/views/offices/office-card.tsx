import { Phone } from 'lucide';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { OfficeNow } from '../../routes/pages/offices.page.ts';
import { Card, CardControl, CardLink } from '../../ui/surfaces/card.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useHref } from '../../parts/page.tsx';
import { dialled } from '../shell/phone-number.ts';
import { openingText } from './opening-text.ts';
import { useOpening } from './use-opening.ts';
import * as styles from './offices.styles.ts';

/** One office in a list: its address is the link, its number the second press. */
export function OfficeCard({ office, level = 3 }: { office: OfficeNow; level?: 2 | 3 }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { state, today } = useOpening(office);
  const Heading = `h${level}` as const;
  const { citySlug, addressSlug, officeId, address, postalCode, city, phone } = office;
  return (
    <Card as="li" padded lifts className={styles.card}>
      <Heading className={styles.cardTitle}>
        <CardLink href={href('/kontakt/cestovni-kancelar/$city/$address/$officeId', { city: citySlug, address: addressSlug, officeId })}>{address}</CardLink>
      </Heading>
      <p>{postalCode} {city}</p>
      <p className={state.isOpen ? styles.open : styles.shut}>{openingText(t, format, state, today)}</p>
      <CardControl className={styles.cardPhone}>
        <a href={`tel:${dialled(phone)}`} className={styles.phone}><Icon of={Phone} size="small" />{phone}</a>
      </CardControl>
    </Card>
  );
}
