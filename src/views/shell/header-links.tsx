import { Search } from 'lucide';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { AccountLink } from './account-link.tsx';
import { HeaderLink } from './header-link.tsx';
import { WishlistLink } from './wishlist-link.tsx';
import * as styles from './header-link.styles.ts';

/** What stands beside the menu on every width: the search, the wishlist and the customer's own pages. */
export function HeaderLinks() {
  const t = useTranslator();
  const href = useHref();
  return (
    <>
      <HeaderLink className={styles.search} icon={Search} href={`${href('/')}?scrollTo=search`} label={t('shell.menu.search')} />
      <WishlistLink />
      <AccountLink />
    </>
  );
}
