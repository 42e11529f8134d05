import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useFlow } from '../../bus/react.tsx';
import { lazyComponent } from '../../content/component-registry.ts';
import { AroundSlot } from '../../content/content-slot.tsx';
import { isCheckoutPage } from '../../domain/routes/checkout-pages.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';
import * as styles from './shell.styles.ts';

/** Of deferred flows, of which the wishlist begins first. */
const deferredParts = lazyComponent('src/views/shell/deferred-parts.tsx', async () => (await import('./deferred-parts.tsx')).DeferredParts);

interface ShellProps {
  /** Header and footer stay when another page follows; all else is the page's own. */
  pageId: string | undefined;
  /** The page that is shown; behind it, pages that nobody sees. */
  mains: readonly ReactNode[];
  /** Puts a part of the shell where it can read the page that is shown. */
  around: (part: ReactNode) => ReactNode;
}

/** What stands around every page: how to skip, where to go, whom to call, and what may be remembered. */
export function Shell({ pageId, mains, around }: ShellProps) {
  return (
    <div className={styles.shell}>
      {around(<AboveMain pageId={pageId} />)}
      {mains}
      {around(<BelowMain pageId={pageId} />)}
    </div>
  );
}

type PartProps = Pick<ShellProps, 'pageId'>;

function AboveMain({ pageId }: PartProps) {
  const t = useTranslator();
  return (
    <>
      <a className={styles.skipLink} href="#main">{t('shell.skipToContent')}</a>
      <ConsentBanner />
      {useIsCheckout() ? <CheckoutHeader /> : <><ShopHeader /><AroundSlot key={pageId} name="header" /></>}
    </>
  );
}

function BelowMain({ pageId }: PartProps) {
  const isCheckout = useIsCheckout();
  const areBegun = useFlow('wishlist', () => true);
  return (
    <>
      {!isCheckout && <AroundSlot key={`footer ${pageId}`} name="footer" />}
      <ShopFooter isShort={isCheckout} />
      {areBegun && <Suspense><deferredParts.View pageId={pageId} isCheckout={isCheckout} /></Suspense>}
    </>
  );
}

function useIsCheckout(): boolean {
  return isCheckoutPage(usePage().context.pageType);
}
