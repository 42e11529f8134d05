import { selectNeighbourPages, selectSort } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { SORT_TYPES } from '../../domain/sort-types.ts';
import { listingSearch, parseListingSearch, withPage } from '../../domain/urls/listing-params.ts';
import { useTranslator } from '../../i18n/react.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import { useHref, usePage } from '../page.tsx';
import * as styles from './listing-page.styles.ts';

interface PlainLinksProps {
  listing: FlowSnapshot<'listing'>;
}

/** The other orders of the list, for a browser without scripts. */
export function SortLinks({ listing }: PlainLinksProps) {
  const t = useTranslator();
  const href = useHref();
  const { context, data } = usePage<ListingData>();
  const { state } = parseListingSearch(context.query);
  const sorted = selectSort(listing);
  return (
    <noscript>
      <nav aria-label={t('listing.sort.label')} className={styles.plainLinks}>
        {SORT_TYPES.map((sortCode) => (
          <a key={sortCode} href={href(data.base.path + listingSearch({ ...state, sortCode }))} aria-current={sortCode === sorted || undefined}>
            {t(`listing.sort.${sortCode}`)}
          </a>
        ))}
      </nav>
    </noscript>
  );
}

/** The pages before and behind this one, for a browser without scripts. */
export function PageLinks({ listing }: PlainLinksProps) {
  const t = useTranslator();
  const href = useHref();
  const { context, data } = usePage<ListingData>();
  const { previous, next } = selectNeighbourPages(listing);
  const address = data.base.path + listingSearch(parseListingSearch(context.query).state);
  return (
    <noscript>
      <nav aria-label={t('listing.pagination.label')} className={styles.plainLinks}>
        {previous !== null && <a rel="prev" href={href(withPage(address, previous))}>{t('listing.pagination.previous')}</a>}
        {next !== null && <a rel="next" href={href(withPage(address, next))}>{t('listing.pagination.next')}</a>}
      </nav>
    </noscript>
  );
}
