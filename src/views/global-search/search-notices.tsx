import { selectHasFailed, selectRefusal } from '../../../machines/global-search/global-search.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { LazyPart } from '../lazy-part.tsx';
import * as styles from './global-search.styles.ts';

const noOffersNotice = lazyView(async () => (await import('./no-offers-notice.tsx')).loadNoOffersNotice());

/** Why the search stayed where it is, and what to do about it. */
export function SearchNotices() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const refusal = useRunningFlow('globalSearch', selectRefusal);
  const hasFailed = useRunningFlow('globalSearch', selectHasFailed);
  const retry = <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.retry' })}>{t('shell.retry')}</Button>;
  if (hasFailed || refusal === 'countFailed' || refusal === 'addressFailed') return <Notice className={styles.notice} tone="negative" live action={retry}>{t('search.error')}</Notice>;
  return refusal === 'noOffers' ? <LazyPart of={noOffersNotice} props={{ className: styles.notice }} /> : null;
}
