import type { ReactNode } from 'react';
import { AroundSlot } from '../../content/content-slot.tsx';
import { isCheckoutPage } from '../../domain/routes/checkout-pages.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { CompareBarPlace } from '../compare/compare-place.tsx';
import { usePage } from '../page.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { PopupPlace } from './popup-place.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import * as styles from './shell.styles.ts';

/** What stands around every page: how to skip, where to go, whom to call, and what may be remembered. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslator();
  const { pageType } = usePage().context;
  const isCheckout = isCheckoutPage(pageType);
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
