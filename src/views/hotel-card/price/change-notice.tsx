import type { ReactNode } from 'react';
import { selectAdjusted, selectCanUndo, selectGoneReason, selectNames, selectOffer, selectOfferStatus } from '../../../../machines/configurator/configurator.select.ts';
import { selectChangedPrice, selectCheckHasFailed } from '../../../../machines/price-check/price-check.select.ts';
import type { Adjustment } from '../../../../machines/configurator/configurator.types.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { usePage } from '../../../parts/page.tsx';
import * as styles from './price-box.styles.ts';

interface ChangeNoticeProps {
  className?: string;
  /** The way on, which a keyboard is at once a notice is answered. */
  children: ReactNode;
}

/** What the last change led to beside its offer, above the way on. */
export function ChangeNotice({ className, children }: ChangeNoticeProps) {
  return (
    <div tabIndex={-1} className={className}>
      <Said />
      {children}
    </div>
  );
}

/** What had to give way, or why the change could not be made [config.choices]. */
function Said() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const sentence = useSentence();
  const adjusted = useRunningFlow('configurator', selectAdjusted);
  const status = useRunningFlow('configurator', selectOfferStatus);
  const reason = useRunningFlow('configurator', selectGoneReason);
  const format = useFormat();
  const changed = useFlow('priceCheck', selectChangedPrice);
  const checkHasFailed = useFlow('priceCheck', selectCheckHasFailed);
  const canUndo = useRunningFlow('configurator', selectCanUndo);
  const hasOffer = useRunningFlow('configurator', (snapshot) => selectOffer(snapshot) !== null);
  if (changed) {
    return (
      <Notice
        tone="warning"
        live
        title={t('hotel.recheck.title')}
        action={<Button tone="outline" onClick={() => dispatch({ type: 'priceCheck.accept' })}>{t('hotel.recheck.accept')}</Button>}
      >
        {t('hotel.recheck.text', { before: format.money(changed.before), now: format.money(changed.now) })}
      </Notice>
    );
  }
  if (status === 'refused') {
    return (
      <Notice tone="warning" live title={t('hotel.refused.title')}>
        {reason !== null && t(`hotel.gone.${reason}`)} {t('hotel.refused.text')}
      </Notice>
    );
  }
  if (status === 'failed' && hasOffer) {
    return (
      <Notice
        tone="negative"
        live
        title={t('hotel.error.title')}
        action={<Button tone="outline" onClick={() => dispatch({ type: 'configurator.retry' })}>{t('shell.retry')}</Button>}
      >
        {t('hotel.error.text')}
      </Notice>
    );
  }
  if (checkHasFailed) {
    return <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'priceCheck.retry' })}>{t('shell.retry')}</Button>}>{t('hotel.recheck.failed')}</Notice>;
  }
  if (status !== 'chosen' || adjusted.length === 0) return null;
  return (
    <Notice live title={t('hotel.adjusted.title')} action={canUndo && <Button tone="outline" onClick={() => dispatch({ type: 'configurator.undo' })}>{t('hotel.undo')}</Button>}>
      <ul className={styles.plainList}>
        {adjusted.map((adjustment) => <li key={adjustment.field}>{sentence(adjustment)}</li>)}
      </ul>
    </Notice>
  );
}

function useSentence(): (adjustment: Adjustment) => string {
  const t = useTranslator();
  const format = useFormat();
  const { hotel } = usePage<HotelCardData>().data;
  const { airports, boards } = useRunningFlow('configurator', selectNames);
  return ({ field, to }) => {
    const code = String(to);
    switch (field) {
      case 'airportCode': return t('hotel.adjusted.airport', { value: airports[code] ?? code });
      case 'boardCode': return t('hotel.adjusted.board', { value: boards[code] ?? code });
      case 'date': return t('hotel.adjusted.date', { value: format.date(code) });
      case 'duration': return t('hotel.adjusted.duration', { value: format.nights(Number(to)) });
      case 'roomCode': return t('hotel.adjusted.room', { value: hotel.rooms.find((room) => room.roomCode === code)?.roomName ?? code });
    }
  };
}
