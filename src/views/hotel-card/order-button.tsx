import { selectCanOrder, selectIsLocked, selectOfferStatus } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import * as styles from './price-box.styles.ts';

/** The way into the cart; without an offer, the way to the choices. */
export function OrderButton({ configurator, size }: { configurator: FlowSnapshot<'configurator'>; size: 'medium' | 'large' }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const status = selectOfferStatus(configurator);
  if (status === 'gone' || status === 'soldOut') {
    return <LinkButton tone="outline" wide href="#configurator">{t('hotel.order.choose')}</LinkButton>;
  }
  const isOnItsWay = selectIsLocked(configurator);
  return (
    <Button
      tone="primary"
      size={size}
      wide
      className={styles.order}
      busy={isOnItsWay}
      disabled={!isOnItsWay && !selectCanOrder(configurator)}
      onClick={() => dispatch({ type: 'configurator.order' })}
    >
      {t(isOnItsWay ? 'hotel.order.busy' : 'hotel.order')}
    </Button>
  );
}
