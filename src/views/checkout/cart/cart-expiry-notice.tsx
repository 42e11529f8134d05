import { selectExpiryNotice, selectMinutesLeft } from '../../../../machines/cart-expiry/cart-expiry.select.ts';
import type { ExpiryNotice } from '../../../../machines/cart-expiry/cart-expiry.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';

/** Says before a cart ends how long it lasts, and goes on with it by a press [cart.calls]. */
export function CartExpiryNotice() {
  const notice = useFlow('cartExpiry', selectExpiryNotice);
  return notice && notice !== 'closed' ? <Ending notice={notice} /> : null;
}

function Ending({ notice }: { notice: Exclude<ExpiryNotice, 'closed'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const minutes = useRunningFlow('cartExpiry', selectMinutesLeft);
  const isEnding = notice === 'ending';
  return (
    <div {...useFlowRoot('cartExpiry')}>
      <Notice
        tone="warning"
        live
        title={isEnding ? t('checkout.expiry.ending') : t('checkout.expiry.over')}
        action={<Button tone="primary" busy={notice === 'renewing'} onClick={() => dispatch({ type: 'cartExpiry.renew' })}>{t('checkout.expiry.renew')}</Button>}
      >
        {isEnding ? t('checkout.expiry.minutes', { count: minutes }) : t(notice === 'renewFailed' ? 'checkout.expiry.failed' : 'checkout.expiry.text')}
      </Notice>
    </div>
  );
}
