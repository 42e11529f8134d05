import { useFlowRoot } from '../../bus/react.tsx';
import { AroundSlot, ContentSlot } from '../../content/content-slot.tsx';
import { PAGE_BANNER } from '../../content/page-field-slots.ts';
import { EditorsHtml } from '../../content/editors-html.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { GlobalSearch } from '../global-search/global-search.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { MapPlace } from '../offers-map/map-place.tsx';
import { usePage } from '../../parts/page.tsx';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { ListingView } from './listing-view.tsx';
import * as styles from './listing-page.styles.ts';

const listingSheets = lazyView(async () => (await import('./listing-sheets.tsx')).ListingSheets);

/** Offers of a search: to compare, to narrow, to open. */
export function ListingPage() {
  const { data: { seoText }, chrome: { cms } } = usePage<ListingData>();
  return (
    <>
      {cms?.globalSearch?.visible !== false && (
        <>
          <div className={styles.search}>
            <PageContainer><GlobalSearch isLine /></PageContainer>
          </div>
          <AroundSlot name="global-search" />
        </>
      )}
      <ContentSlot name="top" />
      <PageContainer className={styles.page}>
        <Listing />
        {seoText && <BelowFirstScreen><EditorsHtml className={styles.seoText} html={seoText} /></BelowFirstScreen>}
      </PageContainer>
      <BelowFirstScreen>{cms?.slots.map(({ name }) => name !== 'top' && name !== PAGE_BANNER && <ContentSlot key={name} name={name} />)}</BelowFirstScreen>
    </>
  );
}

/** By itself: what stands around the list does not change with it. */
function Listing() {
  const root = useFlowRoot('listing');
  const { view, filter } = useFullScreenView();
  const sheet = view === 'sort' || view === 'facets' ? view : null;
  if (root['data-state'] === undefined) return null;
  return (
    <div className={styles.listing} {...root}>
      {/* The same choices never stand in the document twice. */}
      <ListingView hasFacets={view !== 'facets' && filter !== 'facets'} />
      <MapPlace />
      {sheet && <LazyPart isScreen of={listingSheets} props={{ view: sheet }} />}
    </div>
  );
}
