import { useEffect, useRef } from 'react';
import { selectCanExtend, selectRemaining, selectShownRange, selectStatus, selectTotalResults, selectTripType } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { DEFAULT_PAGE_SIZE } from '../../domain/search/offers-request.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import * as styles from './listing-page.styles.ts';

/** How much of the list is shown, and the way to the rest. */
export function LoadMore() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const status = useRunningFlow('listing', selectStatus);
  const total = useRunningFlow('listing', selectTotalResults) ?? 0;
  const { from, to } = useRunningFlow('listing', selectShownRange);
  const canExtend = useRunningFlow('listing', selectCanExtend);
  const remaining = useRunningFlow('listing', selectRemaining);
  const trip = useRunningFlow('listing', selectTripType);
  const shown = useRef<HTMLParagraphElement>(null);
  const hadButton = useRef(canExtend);
  useEffect(() => {
    // The button goes with the last page: who pressed it stays in place.
    if (hadButton.current && !canExtend && document.activeElement === document.body) shown.current?.focus();
    hadButton.current = canExtend;
  }, [canExtend]);
  return (
    <div className={styles.more}>
      {status === 'extendFailed'
        ? (
          <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.retry' })}>{t('shell.retry')}</Button>}>
            {t('results.loadMore.error')}
          </Notice>
        )
        : canExtend && (
          <Button tone="outline" size="large" busy={status === 'extending'} className={styles.moreButton} onClick={() => afterPaint(() => dispatch({ type: 'listing.extend' }))}>
            {status === 'extending' ? t('results.loadMore.fetching') : t('results.loadMore.remaining', { trip, count: remaining })}
          </Button>
        )}
      {/* Heard when the list grows; a new list is told by its count alone. */}
      <p ref={shown} tabIndex={-1} role="status" aria-live={status === 'extending' || to - from >= DEFAULT_PAGE_SIZE ? 'polite' : 'off'} className={styles.shown}>
        {from > 1 ? t('results.shown.range', { from, to, total }) : t('results.shown', { shown: to, total })}
      </p>
    </div>
  );
}
