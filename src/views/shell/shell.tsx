import type { ReactNode } from 'react';
import { AroundSlot } from '../../content/content-slot.tsx';
import { isCheckoutPage } from '../../domain/routes/checkout-pages.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { CompareBarPlace } from '../../parts/compare/compare-place.tsx';
import { usePage } from '../../parts/page.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { PopupPlace } from './popup-place.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import * as styles from './shell.styles.ts';

interface ShellProps {
  /** Header and footer stay when another page follows; all else is the page's own. */
  pageId: string | undefined;
  /** The page that is shown; behind it, pages that nobody sees. */
  mains: readonly ReactNode[];
}

/** What stands around every page: how to skip, where to go, whom to call, and what may be remembered. */
export function Shell({ pageId, mains }: ShellProps) {
  const t = useTranslator();
  const { pageType } = usePage().context;
  const isCheckout = isCheckoutPage(pageType);
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#main">{t('shell.skipToContent')}</a>
      <ConsentBanner />
      {isCheckout ? <CheckoutHeader /> : <><ShopHeader /><AroundSlot key={pageId} name="header" /></>}
      {mains}
      {!isCheckout && <AroundSlot key={`footer ${pageId}`} name="footer" />}
      <ShopFooter isShort={isCheckout} />
      {!isCheckout && <CompareBarPlace />}
      <PopupPlace key={`popup ${pageId}`} />
    </div>
  );
}
