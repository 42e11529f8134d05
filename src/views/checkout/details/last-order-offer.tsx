import { UserCheck } from 'lucide';
import { selectOfferedOwner } from '../../../../machines/last-order/last-order.select.ts';
import { useDispatch, useFlow } from '../../../bus/react.tsx';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import * as page from '../checkout-page.styles.ts';

/** Who booked last with this browser, to be filled in by a press [cart.calls]. */
export function LastOrderOffer() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const owner = useFlow('lastOrder', selectOfferedOwner);
  if (!owner) return null;
  return (
    <Notice
      title={t('checkout.lastOrder.title')}
      action={(
        <div className={page.actions}>
          <Button tone="outline" icon={UserCheck} onClick={() => dispatch({ type: 'lastOrder.take' })}>{t('checkout.lastOrder.take')}</Button>
          <Button tone="link" onClick={() => dispatch({ type: 'lastOrder.dismiss' })}>{t('checkout.lastOrder.dismiss')}</Button>
        </div>
      )}
    >
      {format.name(owner)}, {owner.email}
    </Notice>
  );
}
