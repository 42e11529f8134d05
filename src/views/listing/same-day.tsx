import { lazy, Suspense } from 'react';
import { selectSameDayStatus, selectSpansDays, selectStatus } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import * as styles from './listing-page.styles.ts';

const SameDayOffers = lazy(async () => ({ default: (await import('./same-day-offers.tsx')).SameDayOffers }));

/** Beneath the list: what else leaves on the same day, for whoever asks [listing.promoted]. */
export function SameDay({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  if (['fetching', 'empty', 'failed'].includes(selectStatus(listing)) || !selectSpansDays(listing)) return null;
  if (selectSameDayStatus(listing) === 'unasked') {
    return (
      <div className={styles.previous}>
        <Button tone="quiet" className={styles.moreButton} onClick={() => dispatch({ type: 'listing.showSameDay' })}>{t('listing.sameDay.show')}</Button>
      </div>
    );
  }
  return <Suspense><SameDayOffers listing={listing} /></Suspense>;
}
