import { Scale } from 'lucide';
import { selectIsCompared } from '../../../machines/compare/compare.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { comparing } from './comparing.ts';
import type { ComparedTile } from './comparing.ts';
import * as styles from './compare-toggle.styles.ts';

/** Puts an offer of a list beside others and takes it away. */
export function CompareToggle({ offer }: { offer: ComparedTile }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const isCompared = useRunningFlow('compare', selectIsCompared(offer.offerCode));
  return <IconButton icon={Scale} tone="raised" label={t('compare.add', { hotel: offer.hotelName })} pressed={isCompared} className={styles.onTile} onClick={() => dispatch(comparing(offer))} />;
}
