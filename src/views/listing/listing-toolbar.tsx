import { ArrowUpDown, SlidersHorizontal } from 'lucide';
import { selectChosenFacetsCount, selectSort } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatchAfterPaint } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { PriceTypeToggle } from './price-type-toggle.tsx';
import { SortSelect } from './sort-select.tsx';
import * as styles from './listing-toolbar.styles.ts';

/** How the list is shown: order and kind of price; on small screens also the way to the filters. */
export function ListingToolbar({ listing }: { listing: FlowSnapshot<'listing'> }) {
  const t = useTranslator();
  const dispatch = useDispatchAfterPaint();
  const chosen = selectChosenFacetsCount(listing);
  return (
    <div className={styles.toolbar}>
      <Button className={styles.openFacets} tone="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => dispatch({ type: 'fullScreenView.open', view: 'facets' })}>
        {chosen > 0 ? t('listing.refine.chosen', { count: chosen }) : t('listing.refine')}
      </Button>
      <Button className={styles.openSort} tone="outline" icon={ArrowUpDown} aria-haspopup="dialog" onClick={() => dispatch({ type: 'fullScreenView.open', view: 'sort' })}>
        <span className={styles.order}>
          <span className={styles.orderLabel}>{t('listing.sort.label')}</span>
          <span className={styles.orderName}>{t(`listing.sort.${selectSort(listing)}`)}</span>
        </span>
      </Button>
      <div className={styles.wideSort}><SortSelect listing={listing} /></div>
      <PriceTypeToggle listing={listing} />
    </div>
  );
}
