import { lazy, Suspense } from 'react';
import { selectHasFailed, selectRefusal } from '../../../machines/global-search/global-search.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as styles from './global-search.styles.ts';

const NoOffersNotice = lazy(async () => ({ default: (await import('./no-offers-notice.tsx')).NoOffersNotice }));

/** Why the search stayed where it is, and what to do about it. */
export function SearchNotices({ search }: { search: FlowSnapshot<'globalSearch'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const refusal = selectRefusal(search);
  const retry = <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.retry' })}>{t('shell.retry')}</Button>;
  if (selectHasFailed(search) || refusal === 'countFailed') return <Notice className={styles.notice} tone="negative" live action={retry}>{t('search.error')}</Notice>;
  return refusal === 'noOffers' ? <Suspense><NoOffersNotice className={styles.notice} search={search} /></Suspense> : null;
}
