import type { ReactNode } from 'react';
import type { PageType } from '../../domain/routes/page-types.ts';
import { AroundSlot } from '../../content/content-slot.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { CompareBarPlace } from '../compare/compare-place.tsx';
import { usePage } from '../page.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { PopupPlace } from './popup-place.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import * as styles from './shell.styles.ts';

/** Pages on which nothing leads away from finishing the order. */
const CHECKOUT_PAGES: readonly PageType[] = [
  'checkoutReservation', 'checkoutPayment', 'checkoutPaymentConfirm', 'checkoutPaymentSuccess', 'checkoutPaymentFailed', 'checkoutOrderPlaced',
  'checkoutReservationFailed', 'processPayment',
];

/** What stands around every page: how to skip, where to go, whom to call, and what may be remembered. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslator();
  const { pageType } = usePage().context;
  const isCheckout = CHECKOUT_PAGES.includes(pageType);
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#main">{t('shell.skipToContent')}</a>
      <ConsentBanner />
      {isCheckout ? <CheckoutHeader /> : <><ShopHeader /><AroundSlot name="header" /></>}
      <main className={styles.main} id="main" tabIndex={-1} data-page={pageType}>{children}</main>
      {!isCheckout && <AroundSlot name="footer" />}
      <ShopFooter isShort={isCheckout} />
      {!isCheckout && <CompareBarPlace />}
      <PopupPlace />
    </div>
  );
}
