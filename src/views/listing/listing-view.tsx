import { memo, useRef } from 'react';
import { selectIgnored, selectTripType } from '../../../machines/listing/listing.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { usePage } from '../../parts/page.tsx';
import { AddressNoticesPlace } from './address-notices-place.tsx';
import { ChosenFacets } from './chosen-facets.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { FurtherLinks } from './further-links.tsx';
import { ListingHeader } from './listing-header.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { OfferList } from './offer-list.tsx';
import { SortLinks } from './plain-links.tsx';
import { SameDay } from './same-day.tsx';
import * as styles from './listing-page.styles.ts';

/** The list and all around it; each part follows by itself. @param hasFacets whether the facets stand beside the list */
export const ListingView = memo(function ListingView({ hasFacets }: { hasFacets: boolean }) {
  const t = useTranslator();
  const { dropped } = usePage<ListingData>().data;
  const { ignored, selectedAirports } = useRunningFlow('listing', selectIgnored);
  const trip = useRunningFlow('listing', selectTripType);
  const results = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <ListingHeader />
      <AddressNoticesPlace dropped={dropped} ignored={ignored} search={{ selectedAirports }} />
      <div className={styles.columns}>
        <section className={styles.filters} aria-labelledby="filters">
          <h2 id="filters" className={styles.filtersTitle}>{t('results.facets.title')}</h2>
          {hasFacets && <BelowFirstScreen><FacetPanel /></BelowFirstScreen>}
        </section>
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" ref={results} tabIndex={-1} className={styles.resultsTitle}><VisuallyHidden>{t('results.label', { trip })}</VisuallyHidden></h2>
          <ListingToolbar />
          <SortLinks />
          <ChosenFacets onRemoved={() => results.current?.focus()} />
          <OfferList />
          <BelowFirstScreen><FurtherLinks place="end" /></BelowFirstScreen>
        </section>
      </div>
      <BelowFirstScreen><SameDay /></BelowFirstScreen>
    </>
  );
});
