import { selectHold } from '../../../machines/upsell/upsell.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { HoldClock } from './hold-clock.tsx';

/** Beside the order: how long the chosen seats are held still; where they are not ordered with it, or let go, the way back to them [upsell.seat-once]. */
export function HeldSeats() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const hold = useRunningFlow('upsell', selectHold);
  if (hold !== 'over' && hold !== 'aside') return <HoldClock />;
  return (
    <>
      <Notice
        tone="warning"
        live
        title={t(hold === 'over' ? 'extras.expired.title' : 'extras.aside.title')}
        action={<Button tone="outline" onClick={() => dispatch({ type: 'checkout.showStep', step: 'recommendations' })}>{t('extras.expired.back')}</Button>}
      >
        {t(hold === 'over' ? 'extras.expired.released' : 'extras.aside.text')}
      </Notice>
      {hold === 'aside' && <HoldClock />}
    </>
  );
}
