import { cx } from '@linaria/core';
import { selectIsFlightOnly, selectOfferStatus, selectPendingTotal, selectShownOffer } from '../../../../machines/configurator/configurator.select.ts';
import { useRunningFlow } from '../../../bus/react.tsx';
import { useFormat } from '../../../i18n/react.tsx';
import { busyLine } from '../../../ui/loading/busy-line.styles.ts';
import * as styles from './stay-summary.styles.ts';

/** The total and what it is for, in two lines. */
export function StaySummary() {
  const format = useFormat();
  const shown = useRunningFlow('configurator', selectShownOffer);
  const isChanging = useRunningFlow('configurator', selectOfferStatus) === 'changing';
  const pendingTotal = useRunningFlow('configurator', selectPendingTotal);
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  if (shown === null) return null;
  return (
    <span className={cx(styles.texts, isChanging && busyLine)}>
      <strong className={styles.total}>{format.money(pendingTotal ?? shown.totalPrice, shown.currency)}</strong>
      <span className={styles.what}>
        {[
          format.dayRange(shown.startDate, shown.endDate),
          isFlightOnly ? '' : shown.boardName,
        ].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
