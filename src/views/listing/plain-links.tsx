import { ArrowUp } from 'lucide';
import { selectNeighbourPages, selectSearchState } from '../../../machines/listing/listing.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { withPage } from '../../domain/urls/listing-params.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import { useSortTypes } from './use-sort-types.ts';
import * as styles from './listing-page.styles.ts';

/** The other orders of the list, for a browser without scripts; browsers that run them never look into it. */
export function SortLinks() {
  return <noscript>{import.meta.env.SSR && <Orders />}</noscript>;
}

function Orders() {
  const t = useTranslator();
  const href = useHref();
  const { base } = usePage<ListingData>().data;
  const state = useRunningFlow('listing', selectSearchState);
  const { sortCode: sorted } = state;
  return (
    <nav aria-label={t('listing.sort.label')} className={styles.plainLinks}>
      {useSortTypes(sorted).map((sortCode) => (
        <a key={sortCode} href={href(listingAddress({ ...state, sortCode }, base))} aria-current={sortCode === sorted || undefined}>
          {t(`listing.sort.${sortCode}`)}
        </a>
      ))}
    </nav>
  );
}

/** The way to offers before the list, which began at a later page. */
export function PreviousPageLink() {
  const t = useTranslator();
  const pageHref = usePageHref();
  const { previous } = useRunningFlow('listing', selectNeighbourPages);
  if (previous === null) return null;
  return (
    <p className={styles.previous}>
      <LinkButton tone="outline" icon={ArrowUp} rel="prev" href={pageHref(previous)}>{t('results.pagination.previous')}</LinkButton>
    </p>
  );
}

/** The way to the next page, for a browser without scripts. */
export function NextPageLink() {
  const { next } = useRunningFlow('listing', selectNeighbourPages);
  return next !== null && <noscript>{import.meta.env.SSR && <NextPage page={next} />}</noscript>;
}

function NextPage({ page }: { page: number }) {
  const t = useTranslator();
  const pageHref = usePageHref();
  return (
    <p className={styles.plainLinks}><a rel="next" href={pageHref(page)}>{t('results.pagination.next')}</a></p>
  );
}

/** Addresses of the pages of the list as it is asked for now. */
function usePageHref(): (page: number) => string {
  const href = useHref();
  const { base } = usePage<ListingData>().data;
  const state = useRunningFlow('listing', selectSearchState);
  return (page) => href(withPage(listingAddress(state, base), page));
}
