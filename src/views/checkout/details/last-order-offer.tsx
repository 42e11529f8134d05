import { UserCheck } from 'lucide';
import { selectOfferedOwner } from '../../../../machines/last-order/last-order.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../../bus/react.tsx';
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
  const root = useFlowRoot('lastOrder');
  if (!owner) return null;
  /** The offer goes with the press: the keyboard goes on at what it was an offer for. */
  const answer = (type: 'lastOrder.take' | 'lastOrder.dismiss') => ({ currentTarget }: { currentTarget: Element }) => {
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
    dispatch({ type });
  };
  return (
    <div {...root}>
      <Notice
        title={t('checkout.lastOrder.title')}
        action={(
          <div className={page.actions}>
            <Button tone="outline" icon={UserCheck} onClick={answer('lastOrder.take')}>{t('checkout.lastOrder.take')}</Button>
            <Button tone="link" onClick={answer('lastOrder.dismiss')}>{t('checkout.lastOrder.dismiss')}</Button>
          </div>
        )}
      >
        {format.name(owner)}, {owner.email}
      </Notice>
    </div>
  );
}
