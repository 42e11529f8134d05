import { Scale } from 'lucide';
import { selectIsCompared } from '../../../machines/compare/compare.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import type { TileOffer } from '../../domain/tile-offer.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import * as styles from './compare-toggle.styles.ts';

export type ComparedTile = Pick<TileOffer, 'hotelName' | 'offerCode'> & { occupancies: readonly Pick<TileOffer['occupancies'][number], 'adultsCount' | 'childrenBirthDates'>[] };

/** Puts an offer beside others and takes it away. */
export function CompareToggle({ offer: { hotelName, offerCode, occupancies }, look }: { offer: ComparedTile; look: 'tile' | 'card' }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const isCompared = useRunningFlow('compare', selectIsCompared(offerCode));
  const press = () => dispatch({
    type: 'compare.toggle', offer: { offerCode, hotelName },
    occupancies: occupancies.map(({ adultsCount, childrenBirthDates }) => ({ adults: adultsCount, childBirthDates: childrenBirthDates })),
  });
  const label = t('compare.add', { hotel: hotelName });
  if (look === 'tile') return <IconButton icon={Scale} tone="raised" label={label} pressed={isCompared} className={styles.onTile} onClick={press} />;
  return <Button tone="quiet" icon={Scale} aria-pressed={isCompared} onClick={press}>{t(isCompared ? 'compare.added.short' : 'compare.add.short')}</Button>;
}
