import { cx } from '@linaria/core';
import { selectHoldClock } from '../../../machines/upsell/upsell.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import * as styles from './extras.styles.ts';

/** How long the seats are held still; said aloud once, when the time becomes short. */
export function HoldClock() {
  const t = useTranslator();
  const clock = useRunningFlow('upsell', (snapshot) => {
    const left = selectHoldClock(snapshot);
    return left && `${Math.floor(left.seconds / 60)}:${String(left.seconds % 60).padStart(2, '0')}`;
  });
  const isShort = useRunningFlow('upsell', (snapshot) => selectHoldClock(snapshot)?.isShort ?? false);
  return (
    <p className={cx(styles.clock, isShort && styles.clockShort)}>
      {clock !== null && <span role="timer" aria-live="off">{t('extras.seats.held', { time: clock })}</span>}
      <span role="status">{isShort ? t('extras.seats.heldShort') : ''}</span>
    </p>
  );
}
