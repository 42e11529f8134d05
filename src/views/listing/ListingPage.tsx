import { useRef } from 'react';
import { stateName } from '../../bus/flow-state.ts';
import { useFlow } from '../../bus/react.tsx';
import { ContentSlot } from '../../content/content-slot.tsx';
import { EditorsHtml } from '../../content/editors-html.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { late, LateView } from '../../ui/late-view.tsx';
import { PageContainer } from '../../ui/layout.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { GlobalSearch } from '../global-search/GlobalSearch.tsx';
import { usePage } from '../page.tsx';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { BrokenAddressNotice, IgnoredNotice } from './broken-address-notice.tsx';
import { ChosenFacets } from './chosen-facets.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ListingHeader } from './listing-header.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { ListBehind } from './list-behind.tsx';
import { SortLinks } from './plain-links.tsx';
import { SameDay } from './same-day.tsx';
import * as styles from './listing-page.styles.ts';

const listingSheets = late(async () => (await import('./listing-sheets.tsx')).ListingSheets);

/** Offers of a search: to compare, to narrow, to open. */
export function ListingPage() {
  const { data: { seoText }, chrome: { cms } } = usePage<ListingData>();
  return (
    <>
      <div className={styles.search}>
        <PageContainer><GlobalSearch isLine /></PageContainer>
      </div>
      <ContentSlot name="top" />
      <PageContainer className={styles.page}>
        <Listing />
        {seoText && <EditorsHtml className={styles.seoText} html={seoText} />}
      </PageContainer>
      {cms?.slots.map(({ name }) => name !== 'top' && <ContentSlot key={name} name={name} />)}
    </>
  );
}

/** By itself: what stands around the list does not change with it. */
function Listing() {
  const t = useTranslator();
  const listing = useFlow('listing');
  const { dropped } = usePage<ListingData>().data;
  const screens = useFlow('fullScreenView');
  const { view, filter } = useFullScreenView();
  const sheet = view === 'sort' || view === 'facets' ? view : null;
  const results = useRef<HTMLHeadingElement>(null);
  if (listing === undefined) return null;
  return (
    <div className={styles.listing} data-flow="listing" data-state={stateName(listing.value)}>
      <ListingHeader listing={listing} />
      <BrokenAddressNotice dropped={dropped} />
      <IgnoredNotice ignored={listing.context.ignored} search={listing.context.searchState} />
      <div className={styles.columns}>
        <section className={styles.filters} aria-labelledby="filters">
          <h2 id="filters" className={styles.filtersTitle}>{t('listing.facets.title')}</h2>
          {/* The same choices never stand in the document twice. */}
          {view !== 'facets' && filter !== 'facets' && <FacetPanel listing={listing} />}
        </section>
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" ref={results} tabIndex={-1} className={styles.resultsTitle}><VisuallyHidden>{t('listing.label')}</VisuallyHidden></h2>
          <ListingToolbar listing={listing} />
          <SortLinks listing={listing} />
          <ChosenFacets listing={listing} onRemoved={() => results.current?.focus()} />
          <ListBehind listing={listing} isCovered={view !== null && view !== 'sort'} />
        </section>
      </div>
      <SameDay listing={listing} />
      {screens && sheet && <LateView of={listingSheets} props={{ listing, screens, view: sheet }} />}
    </div>
  );
}
