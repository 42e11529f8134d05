import { SearchX } from 'lucide';
import { selectSearchState } from '../../../machines/listing/listing.select.ts';
import { selectChanges, selectChangesHaveFailed } from '../../../machines/listing/nearest-changes.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { withoutConditions } from '../../domain/search/nearest-changes.ts';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { withMessages } from '../../i18n/with-messages.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useChangeTexts } from '../change-texts.ts';
import * as styles from './listing-page.styles.ts';

export const loadEmptyListing = () => withMessages('panels', EmptyListing);

/** Nothing fits: says so and leads to what the smallest changes of the search would find [listing.empty]. */
function EmptyListing() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const textOf = useChangeTexts();
  const { base } = usePage<ListingData>().data;
  const changes = useRunningFlow('listing', selectChanges);
  const hasFailed = useRunningFlow('listing', selectChangesHaveFailed);
  const state = useRunningFlow('listing', selectSearchState);
  const isSeeking = changes === null && !hasFailed;
  return (
    <div className={styles.empty}>
      <Icon of={SearchX} size="large" className={styles.emptyIcon} />
      <h3>{t('results.empty.title')}</h3>
      <p>{isSeeking ? t('panels.change.seeking') : changes?.length === 0 ? t('panels.change.none', { phone: MARKET.phoneLabel }) : t('results.empty.text', { trip: state.tripType })}</p>
      <div className={styles.emptySteps} aria-busy={isSeeking}>
        {changes?.map((change) => (
          <LinkButton key={change.kind} href={href(listingAddress(change.searchState, base))}>{textOf(change)}</LinkButton>
        ))}
        {hasFailed && <Button tone="quiet" onClick={() => dispatch({ type: 'listing.retry' })}>{t('shell.retry')}</Button>}
        <LinkButton tone="outline" href={href(listingAddress(withoutConditions(state)))}>{t('panels.empty.anywhere', { trip: state.tripType })}</LinkButton>
      </div>
    </div>
  );
}
