import { cx } from '@linaria/core';
import { selectOffer, selectOfferStatus } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useFormat } from '../../i18n/react.tsx';
import { busyLine } from '../../ui/busy-line.styles.ts';
import * as styles from './stay-summary.styles.ts';

/** The offer that has a price to show, or null. */
export function shownOffer(configurator: FlowSnapshot<'configurator'>) {
  const status = selectOfferStatus(configurator);
  return status === 'gone' || status === 'soldOut' ? null : selectOffer(configurator);
}

/** The total and what it is for, in two lines. */
export function StaySummary({ configurator }: { configurator: FlowSnapshot<'configurator'> }) {
  const format = useFormat();
  const shown = shownOffer(configurator);
  if (shown === null) return null;
  return (
    <span className={cx(styles.words, selectOfferStatus(configurator) === 'changing' && busyLine)}>
      <strong className={styles.total}>{format.money(shown.totalPrice, shown.currency)}</strong>
      <span className={styles.what}>
        {[
          format.dayRange(shown.startDate, shown.endDate, { year: false }),
          configurator.context.tripType === 'CZ' ? '' : shown.boardName,
        ].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
