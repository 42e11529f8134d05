import type { MouseEvent } from 'react';
import { selectSearchState } from '../../../machines/global-search/global-search.select.ts';
import { selectChanges, selectChangesHaveFailed } from '../../../machines/global-search/nearest-changes.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { withoutConditions, type ChangeKind } from '../../domain/search/nearest-changes.ts';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { withMessages } from '../../i18n/with-messages.tsx';
import { useHref } from '../../parts/page.tsx';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { useChangeTexts } from '../change-texts.ts';
import * as styles from './no-offers-notice.styles.ts';

export const loadNoOffersNotice = () => withMessages('panels', NoOffersNotice);

/** Nothing was found: says so, and which small change would find something [gs.submit]. */
function NoOffersNotice({ className }: { className?: string }) {
  const t = useTranslator();
  return (
    <Notice className={className} tone="warning" live action={<NextSteps />}>
      {t('panels.refused')}
    </Notice>
  );
}

function NextSteps() {
  const t = useTranslator();
  const href = useHref();
  const dispatch = useDispatch();
  const textOf = useChangeTexts();
  const changes = useRunningFlow('globalSearch', selectChanges);
  const hasFailed = useRunningFlow('globalSearch', selectChangesHaveFailed);
  const searchState = useRunningFlow('globalSearch', selectSearchState);
  const apply = (event: MouseEvent<HTMLButtonElement>, kind: ChangeKind) => {
    // The notice goes away with its buttons: what is next is to send the changed search.
    const submits = event.currentTarget.form?.querySelectorAll<HTMLElement>('button[type="submit"]') ?? [];
    [...submits].find((submit) => submit.checkVisibility())?.focus();
    dispatch({ type: 'globalSearch.applyChange', kind });
  };
  if (hasFailed) {
    return (
      <div className={styles.steps}>
        <p>{t('search.error')}</p>
        <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.retry' })}>{t('shell.retry')}</Button>
      </div>
    );
  }
  if (changes === null) return <p className={styles.seeking} aria-busy="true">{t('panels.change.seeking')}</p>;
  if (changes.length === 0) {
    return (
      <div className={styles.steps}>
        <p>{t('panels.change.none', { phone: MARKET.phoneLabel })}</p>
        <LinkButton tone="outline" href={href(listingAddress(withoutConditions(searchState)))}>{t('panels.empty.anywhere', { trip: searchState.tripType })}</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.steps}>
      {changes.map((change) => <Button key={change.kind} tone="outline" onClick={(event) => apply(event, change.kind)}>{textOf(change)}</Button>)}
    </div>
  );
}
