import { selectHasFailed, selectRefusal } from '../../../machines/global-search/global-search.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { late } from '../../ui/late-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LatePart } from '../late-part.tsx';
import * as styles from './global-search.styles.ts';

const noOffersNotice = late(async () => (await import('./no-offers-notice.tsx')).NoOffersNotice);

/** Why the search stayed where it is, and what to do about it. */
export function SearchNotices({ search }: { search: FlowSnapshot<'globalSearch'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const refusal = selectRefusal(search);
  const retry = <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.retry' })}>{t('shell.retry')}</Button>;
  if (selectHasFailed(search) || refusal === 'countFailed') return <Notice className={styles.notice} tone="negative" live action={retry}>{t('search.error')}</Notice>;
  return refusal === 'noOffers' ? <LatePart of={noOffersNotice} props={{ className: styles.notice, search }} /> : null;
}
