import { selectSameDayStatus, selectSpansDays, selectStatus } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../lazy-part.tsx';
import * as styles from './listing-page.styles.ts';

const sameDayOffers = lazyView(async () => (await import('./same-day-offers.tsx')).loadSameDayOffers());

/** Beneath the list: what else leaves on the same day, for whoever asks [listing.promoted]. */
export function SameDay() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const hasList = useRunningFlow('listing', (listing) => !['fetching', 'empty', 'failed'].includes(selectStatus(listing)) && selectSpansDays(listing));
  const isUnasked = useRunningFlow('listing', selectSameDayStatus) === 'unasked';
  if (!hasList) return null;
  if (isUnasked) {
    return (
      <div className={styles.sameDayWay}>
        <Button tone="quiet" className={styles.moreButton} onClick={() => dispatch({ type: 'listing.showSameDay' })}>{t('results.sameDay.show')}</Button>
      </div>
    );
  }
  return <LazyPart of={sameDayOffers} props={{}} />;
}
