import { memo, useRef, useState } from 'react';
import { selectStatus } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { useOncePainted } from '../../ui/use-once-painted.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePage } from '../page.tsx';
import { BrokenAddressNotice, IgnoredNotice } from './broken-address-notice.tsx';
import { ChosenFacets } from './chosen-facets.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ListingHeader } from './listing-header.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { OfferList } from './offer-list.tsx';
import { SortLinks } from './plain-links.tsx';
import { SameDay } from './same-day.tsx';
import * as styles from './listing-page.styles.ts';

interface ListingViewProps {
  listing: FlowSnapshot<'listing'>;
  /** Whether the facets stand beside the list. */
  hasFacets: boolean;
}

/** The list and all around it; while nobody sees it, it follows once its answer is there, after everything that is seen. */
export function ListingBehind({ listing, isCovered, ...rest }: ListingViewProps & { isCovered: boolean }) {
  const [reached, setReached] = useState(listing);
  const later = useOncePainted(reached);
  const isWorthwhile = !isCovered || selectStatus(listing) !== 'updating';
  if (reached !== listing && isWorthwhile) setReached(listing);
  return <ListingView listing={isCovered ? later : listing} {...rest} />;
}

const ListingView = memo(function ListingView({ listing, hasFacets }: ListingViewProps) {
  const t = useTranslator();
  const { dropped } = usePage<ListingData>().data;
  const results = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <ListingHeader listing={listing} />
      <BrokenAddressNotice dropped={dropped} />
      <IgnoredNotice ignored={listing.context.ignored} search={listing.context.searchState} />
      <div className={styles.columns}>
        <section className={styles.filters} aria-labelledby="filters">
          <h2 id="filters" className={styles.filtersTitle}>{t('listing.facets.title')}</h2>
          {hasFacets && <FacetPanel listing={listing} />}
        </section>
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" ref={results} tabIndex={-1} className={styles.resultsTitle}><VisuallyHidden>{t('listing.label')}</VisuallyHidden></h2>
          <ListingToolbar listing={listing} />
          <SortLinks listing={listing} />
          <ChosenFacets listing={listing} onRemoved={() => results.current?.focus()} />
          <OfferList listing={listing} />
        </section>
      </div>
      <SameDay listing={listing} />
    </>
  );
});
