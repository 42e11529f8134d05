import { selectSearchState } from '../../../machines/listing/listing.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { lowestPricesPath } from '../../domain/urls/pages/lowest-prices-url.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref, usePage } from '../../parts/page.tsx';
import type { ListingData } from '../../routes/pages/listing.page.ts';
import * as styles from './further-links.styles.ts';

/**
 * Other looks at the same search: what it costs in each month, and flights to a place in one view
 * [page.lowest-price-chart] [page.charters-landing].
 * @param place in the header where there is room; on phones the list comes first
 */
export function FurtherLinks({ place }: { place: 'header' | 'end' }) {
  const t = useTranslator();
  const href = useHref();
  const { direction } = usePage<ListingData>().data;
  const search = useRunningFlow('listing', selectSearchState);
  return (
    <nav aria-label={t('results.links.label')} className={styles.places[place]}>
      <a href={href(lowestPricesPath(search))}>{t('results.links.prices')}</a>
      {search.tripType === 'CZ' && direction !== undefined && <a href={href('/chartersLandingPage/$pageType', { pageType: direction })}>{t('results.links.flights')}</a>}
    </nav>
  );
}
