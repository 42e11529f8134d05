import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

/** Old and new price of what is being chosen; nothing is taken before the new one is accepted. */
export function PriceMoved({ before, after }: { before: string; after: string }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  return (
    <Notice
      tone="warning"
      live
      title={t('checkout.priceChanged.title')}
      action={(
        <>
          <Button tone="outline" onClick={() => dispatch({ type: 'upsell.acceptPrice' })}>{t('checkout.priceChanged.accept', { price: after })}</Button>
          <Button tone="link" onClick={() => dispatch({ type: 'upsell.declinePrice' })}>{t('extras.leaveOut')}</Button>
        </>
      )}
    >
      {t('extras.priceMoved', { before, after })}
    </Notice>
  );
}
