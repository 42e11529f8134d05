import Users from 'lucide-react/icons/users';
import { selectOccupancies } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { partyOf } from '../../domain/participants.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { Icon } from '../../ui/icon.tsx';
import { useHref, usePage } from '../page.tsx';
import * as styles from './party-field.styles.ts';

/** Who travels; another party is chosen in the search, whose listing leads back here. */
export function PartyField({ configurator }: { configurator: FlowSnapshot<'configurator'> }) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const { relatedPath } = usePage<HotelCardData>().data;
  const occupancies = selectOccupancies(configurator);
  return (
    <div>
      <p className={styles.label}>{t('hotel.config.participants')}</p>
      <p className={styles.party}>
        <Icon of={Users} className={styles.icon} />
        <span className={styles.value}>
          {format.party(partyOf(occupancies))}
          {occupancies.length > 1 && `, ${format.count('room', occupancies.length)}`}
        </span>
        <a className={styles.change} href={href(relatedPath)}>{t('hotel.party.change')}</a>
      </p>
    </div>
  );
}
