import { memo } from 'react';
import { selectExpanded } from '../../../machines/accordion/accordion.select.ts';
import { selectChosenFacetsCount, selectFacets, selectFacetsAreUpdating, selectFacetsHaveFailed, selectPriceRange, selectSelectedFilterValues } from '../../../machines/listing/listing.select.ts';
import type { Facet } from '../../../machines/listing/listing.types.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/surfaces/disclosure.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { AccordionButtons } from '../accordion-buttons.tsx';
import { FacetOptions, WHOLE } from './facet-options.tsx';
import { PriceRangeForm } from './price-range-form.tsx';
import type { PriceRangeShown } from './price-range-form.tsx';
import * as styles from './facet-panel.styles.ts';

const SKELETON_GROUPS = 3;
/** Key of the accordion that the facets are sections of. */
const SECTIONS = 'facets';

/** Facets as they narrow the list: beside it on desktop, in a sheet on smaller screens. */
export function FacetPanel() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const facets = useRunningFlow('listing', selectFacets).filter(hasChoice);
  const hasFailed = useRunningFlow('listing', selectFacetsHaveFailed);
  const isUpdating = useRunningFlow('listing', selectFacetsAreUpdating);
  const hasChosen = useRunningFlow('listing', selectChosenFacetsCount) > 0;
  const range = useRunningFlow('listing', selectPriceRange);
  const isAwaited = facets.length === 0 && !hasFailed;
  const root = useFlowRoot('accordion', SECTIONS);
  const sections = useFlowRoot('accordion', WHOLE);
  const selectedFilterValues = useRunningFlow('listing', selectSelectedFilterValues);
  return (
    <div className={styles.panel} {...root} aria-busy={isAwaited || isUpdating || undefined}>
      {hasFailed && (
        <Notice tone="warning" live action={<Button tone="outline" onClick={() => dispatch({ type: 'listing.retryFacets' })}>{t('shell.retry')}</Button>}>
          {t('results.facets.error')}
        </Notice>
      )}
      {isAwaited && Array.from({ length: SKELETON_GROUPS }, (_, index) => <FacetSkeleton key={index} />)}
      {facets.length > 1 && (
        <div className={styles.tools}>
          <AccordionButtons of={SECTIONS} />
          {hasChosen && <Button tone="link" onClick={() => dispatch({ type: 'accordion.expandList', sections: Object.keys(selectedFilterValues) }, SECTIONS)}>{t('results.facets.chosen')}</Button>}
        </div>
      )}
      {facets.length > 0 && (
        <div {...sections}>
          {facets.map((facet) => (
            <FacetSection
              key={facet.filterId}
              facet={facet}
              chosen={selectedFilterValues[facet.filterId]?.length ?? 0}
              range={facet.filterId === 'priceRange' ? range : undefined}
            />
          ))}
        </div>
      )}
      {hasChosen && (
        <Button tone="outline" wide onClick={() => dispatch({ type: 'listing.clearFacets' })}>{t('results.facets.clear')}</Button>
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
  const dispatch = useDispatch();
  const expanded = useFlow('accordion', selectExpanded, SECTIONS);
  const whole = useFlow('accordion', selectExpanded, WHOLE);
  const { filterId, label } = facet;
  // Visitors compare filters: the others stay open.
  const toggle = (open: boolean) => dispatch(
    { type: open ? 'accordion.expandAlso' : 'accordion.collapse', section: filterId },
    SECTIONS,
  );
  return (
    <Disclosure
      id={`facet-${filterId}`}
      open={!expanded || expanded.includes(filterId)}
      summary={chosen > 0 ? `${label} · ${chosen}` : label}
      onToggle={toggle}
    >
      {range ? <PriceRangeForm {...range} lowest={facet.from} highest={facet.to} /> : <FacetOptions facet={facet} showsAll={whole?.includes(filterId) ?? false} />}
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
