import { cx } from '@linaria/core';
import { selectOffer, selectOfferStatus, selectOrderStatus } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { busyLine } from '../../ui/busy-line.styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { ChangeNotice } from './change-notice.tsx';
import { OrderButton } from './order-button.tsx';
import * as styles from './order-bar.styles.ts';

/** On small screens the total, what it is for and the way on stay in view. */
export function OrderBar({ configurator }: { configurator: FlowSnapshot<'configurator'> }) {
  const t = useTranslator();
  const format = useFormat();
  const status = selectOfferStatus(configurator);
  const offer = selectOffer(configurator);
  const shown = status === 'gone' || status === 'soldOut' ? null : offer;
  return (
    <div className={styles.bar}>
      <ChangeNotice configurator={configurator} />
      {selectOrderStatus(configurator) === 'failed' && <Notice tone="negative" live>{t('hotel.order.error')}</Notice>}
      <div className={styles.line}>
        {shown && (
          <p className={cx(styles.words, status === 'changing' && busyLine)}>
            <strong className={styles.total}>{format.money(shown.totalPrice, shown.currency)}</strong>
            <span className={styles.what}>
              {[
                format.dayRange(shown.startDate, shown.endDate, { year: false }),
                configurator.context.tripType === 'CZ' ? '' : shown.boardName,
              ].filter(Boolean).join(' · ')}
            </span>
          </p>
        )}
        <div className={styles.button}><OrderButton configurator={configurator} size="medium" /></div>
      </div>
    </div>
  );
}
