import { selectChosenFacetsCount, selectFacets, selectFacetsHaveFailed } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FacetOptions } from './facet-options.tsx';
import { PriceRangeForm } from './price-range-form.tsx';
import * as styles from './facet-panel.styles.ts';

const SKELETON_GROUPS = 3;

/** Facets as they narrow the list: beside it on desktop, in a sheet on smaller screens. */
export function FacetPanel({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const facets = selectFacets(listing);
  const hasFailed = selectFacetsHaveFailed(listing);
  const isAwaited = facets.length === 0 && !hasFailed;
  return (
    <div className={styles.panel} aria-busy={isAwaited || listing.matches({ facets: 'updating' }) || undefined}>
      {hasFailed && (
        <Notice tone="warning" action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.retry' })}>{t('shell.retry')}</Button>}>
          {t('listing.facets.error')}
        </Notice>
      )}
      {isAwaited && Array.from({ length: SKELETON_GROUPS }, (_, index) => <FacetSkeleton key={index} />)}
      {facets.map((facet) => (
        <div key={facet.filterId} className={styles.group}>
          {facet.filterId === 'priceRange'
            ? (
              <fieldset>
                <legend className={styles.legend}>{facet.label}</legend>
                <PriceRangeForm listing={listing} facet={facet} />
              </fieldset>
            )
            : <FacetOptions facet={facet} />}
        </div>
      ))}
      {selectChosenFacetsCount(listing) > 0 && (
        <Button tone="outline" wide onClick={() => dispatch({ type: 'listing.clearFacets' })}>{t('listing.facets.clear')}</Button>
      )}
    </div>
  );
}

function FacetSkeleton() {
  return (
    <div className={styles.group}>
      <Skeleton shape="shortLine" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
