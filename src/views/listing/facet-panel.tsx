import { memo } from 'react';
import { selectExpanded, selectIsExpanded } from '../../../machines/accordion/accordion.select.ts';
import { selectChosenFacetsCount, selectFacets, selectFacetsHaveFailed, selectPriceRange, selectSearchState } from '../../../machines/listing/listing.select.ts';
import type { Facet } from '../../../machines/listing/listing.types.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatchAfterPaint, useDispatchAhead, useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccordionButtons } from '../accordion-buttons.tsx';
import { FacetOptions } from './facet-options.tsx';
import { PriceRangeForm } from './price-range-form.tsx';
import type { PriceRangeShown } from './price-range-form.tsx';
import * as styles from './facet-panel.styles.ts';

const SKELETON_GROUPS = 3;
/** Key of the accordion that the facets are sections of. */
const SECTIONS = 'facets';

/** Facets as they narrow the list: beside it on desktop, in a sheet on smaller screens. */
export function FacetPanel({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const dispatch = useDispatchAhead();
  const facets = selectFacets(listing).filter(hasChoice);
  const hasFailed = selectFacetsHaveFailed(listing);
  const isAwaited = facets.length === 0 && !hasFailed;
  const { selectedFilterValues } = selectSearchState(listing);
  return (
    <div className={styles.panel} aria-busy={isAwaited || listing.matches({ facets: 'updating' }) || undefined}>
      {hasFailed && (
        <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.retry' })}>{t('shell.retry')}</Button>}>
          {t('listing.facets.error')}
        </Notice>
      )}
      {isAwaited && Array.from({ length: SKELETON_GROUPS }, (_, index) => <FacetSkeleton key={index} />)}
      {facets.length > 1 && <div className={styles.tools}><AccordionButtons of={SECTIONS} /></div>}
      {facets.length > 0 && (
        <div>
          {facets.map((facet) => (
            <FacetSection
              key={facet.filterId}
              facet={facet}
              chosen={selectedFilterValues[facet.filterId]?.length ?? 0}
              range={facet.filterId === 'priceRange' ? selectPriceRange(listing) : undefined}
            />
          ))}
        </div>
      )}
      {selectChosenFacetsCount(listing) > 0 && (
        <Button tone="outline" wide onClick={() => dispatch({ type: 'listing.clearFacets' })}>{t('listing.facets.clear')}</Button>
      )}
    </div>
  );
}

interface FacetSectionProps {
  facet: Facet;
  /** How many of its options. */
  chosen: number;
  /** Where the facet is one. */
  range: PriceRangeShown | undefined;
}

const FacetSection = memo(function FacetSection({ facet, chosen, range }: FacetSectionProps) {
  const dispatch = useDispatchAfterPaint();
  const accordion = useFlow('accordion', SECTIONS);
  const { filterId, label } = facet;
  // Who compares filters wants the others to stay open.
  const toggle = (open: boolean) => dispatch(
    open && accordion ? { type: 'accordion.expandList', sections: [...selectExpanded(accordion), filterId] } : { type: 'accordion.collapse', section: filterId },
    SECTIONS,
  );
  return (
    <Disclosure
      id={`facet-${filterId}`}
      open={!accordion || selectIsExpanded(accordion, filterId)}
      summary={chosen > 0 ? `${label} · ${chosen}` : label}
      onToggle={toggle}
    >
      {range ? <PriceRangeForm {...range} lowest={facet.from} highest={facet.to} /> : <FacetOptions facet={facet} />}
    </Disclosure>
  );
});

/** Where nothing was found there is nothing to choose. */
function hasChoice({ filterId, options }: Facet): boolean {
  return filterId === 'priceRange' || options.length > 0;
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
