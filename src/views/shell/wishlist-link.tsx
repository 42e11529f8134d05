import { Heart } from 'lucide';
import { selectWishCount, selectWishIsRefused } from '../../../machines/wishlist/wishlist.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { HeaderLink } from './header-link.tsx';
import * as header from './header-link.styles.ts';
import * as styles from './wishlist-link.styles.ts';

/** The way to what the visitor marked, with how much that is; says where a change could not be saved [page.wishlist] [wishlist.events]. */
export function WishlistLink() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const count = useFlow('wishlist', selectWishCount) ?? 0;
  const isRefused = useFlow('wishlist', selectWishIsRefused) ?? false;
  return (
    <div className={header.flow} {...useFlowRoot('wishlist')}>
      <HeaderLink icon={Heart} href={useHref()('/oblibene')} label={count > 0 ? t('shell.wishlist.count', { count }) : t('shell.menu.wishlist')}>
        {count > 0 && <span>{count}</span>}
      </HeaderLink>
      {isRefused && (
        <p className={styles.refused} role="alert">
          {t('shell.wishlist.refused')} <button type="button" className={styles.retry} onClick={() => dispatch({ type: 'wishlist.retry' })}>{t('shell.retry')}</button>
        </p>
      )}
    </div>
  );
}
