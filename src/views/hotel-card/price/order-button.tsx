import { selectCanOrder, selectIsLocked, selectOfferStatus } from '../../../../machines/configurator/configurator.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button, LinkButton } from '../../../ui/controls/button.tsx';
import * as styles from './price-box.styles.ts';

/** The way into the cart; without an offer, the way to the choices. */
export function OrderButton({ size }: { size: 'medium' | 'large' }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const status = useRunningFlow('configurator', selectOfferStatus);
  const isOnItsWay = useRunningFlow('configurator', selectIsLocked);
  const canOrder = useRunningFlow('configurator', selectCanOrder);
  if (status === 'gone' || status === 'soldOut') {
    return <LinkButton tone="outline" wide href="#configurator">{t('hotel.order.choose')}</LinkButton>;
  }
  return (
    <Button
      tone="primary"
      size={size}
      wide
      className={styles.order}
      busy={isOnItsWay}
      disabled={!isOnItsWay && !canOrder}
      onClick={() => dispatch({ type: 'configurator.order' })}
    >
      {t(isOnItsWay ? 'hotel.order.busy' : 'hotel.order')}
    </Button>
  );
}
