import { SearchX } from 'lucide';
import { selectChosenFacetsCount, selectSearchState } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHref, usePage } from '../page.tsx';
import * as styles from './listing-page.styles.ts';

/** Nothing fits: says so and offers what to let go of, the smallest thing first. */
export function EmptyListing({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const href = useHref();
  const { base } = usePage<ListingData>().data;
  const state = selectSearchState(listing);
  const hasDates = state.startDate !== null || state.endDate !== null;
  return (
    <div className={styles.empty}>
      <Icon of={SearchX} size="large" className={styles.emptyIcon} />
      <h3>{t('listing.empty.title')}</h3>
      <p>{t('listing.empty.text')}</p>
      <div className={styles.emptySteps}>
        {selectChosenFacetsCount(listing) > 0 && (
          <Button onClick={() => dispatch({ type: 'listing.clearFacets' })}>{t('listing.facets.clear')}</Button>
        )}
        {hasDates && (
          <LinkButton tone="outline" href={href(listingAddress({ ...state, startDate: null, endDate: null }, base))}>
            {t('listing.empty.anyDate')}
          </LinkButton>
        )}
        <LinkButton
          tone="outline"
          href={href(listingAddress({ ...state, selectedDestinationsCodes: [], selectedAirports: [], startDate: null, endDate: null, durationFrom: null, durationTo: null, selectedFilterValues: {} }))}
        >
          {t('listing.empty.anywhere')}
        </LinkButton>
      </div>
    </div>
  );
}
