import type { components } from '../../../../openapi/generated/commerce.ts';
import { shownPhone } from '../../../domain/booking/shown-phone.ts';
import { isIsoDate } from '../../../domain/dates/iso-date.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { HOME_COUNTRY_CODES } from '../../../domain/market/home-countries.ts';
import * as styles from './person-lines.styles.ts';

type Owner = components['schemas']['Owner'];
type Traveller = components['schemas']['Traveller'];

/** Who orders: name, how to reach them, where they live. */
export function OwnerLines({ owner }: { owner: Owner }) {
  const t = useTranslator();
  const format = useFormat();
  const country = HOME_COUNTRY_CODES.find((code) => code === owner.country);
  return (
    <address className={styles.owner}>
      <strong>{format.name(owner)}</strong>
      <span>{owner.email}</span>
      <span>{shownPhone(owner.phone, owner.country)}</span>
      <span>{owner.street}, {owner.zip} {owner.city}{country && `, ${t(`checkout.country.${country}`)}`}</span>
    </address>
  );
}

/** Everybody who travels, with their birth date. */
export function TravellerLines({ travellers }: { travellers: readonly Traveller[] }) {
  const format = useFormat();
  return (
    <ol className={styles.travellers}>
      {travellers.map(({ firstName, lastName, birthDate }, index) => (
        <li key={index} className={styles.traveller}>
          <strong>{format.name({ firstName, lastName })}</strong>
          <span className={styles.birthDate}>{isIsoDate(birthDate) ? format.date(birthDate) : birthDate}</span>
        </li>
      ))}
    </ol>
  );
}
