import { selectTimeParts } from '../../../machines/countdown/countdown.select.ts';
import { useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { timeTexts } from '../../content/components/time-texts.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Countdown } from '../../ui/display/countdown.tsx';
import * as styles from './sale-end.styles.ts';

/** On the last day on which the offer is sold: how long that is still, second by second, then that it has ended [view.countdown]. */
export function SaleEnd() {
  const t = useTranslator();
  const root = useFlowRoot('saleEnd');
  const parts = useRunningFlow('countdown', selectTimeParts, { of: 'saleEnd' });
  return (
    <div className={styles.place} {...root}>
      <p role="status">{t(parts === null ? 'hotel.gone.departed' : 'card.sale.ends')}</p>
      {parts !== null && <Countdown label={t('card.sale.ends')} parts={timeTexts(t.language, parts)} />}
    </div>
  );
}
