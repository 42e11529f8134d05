import { ArrowUpDown, SlidersHorizontal } from 'lucide';
import { selectChosenFacetsCount, selectSort } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { PriceTypeToggle } from './price-type-toggle.tsx';
import { SortSelect } from './sort-select.tsx';
import * as styles from './listing-toolbar.styles.ts';

/** How the list is shown: order and kind of price; on small screens also the way to the filters. */
export function ListingToolbar() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const chosen = useRunningFlow('listing', selectChosenFacetsCount);
  const sorted = useRunningFlow('listing', selectSort);
  const open = (view: 'facets' | 'sort') => afterPaint(() => dispatch({ type: 'fullScreenView.open', view }));
  return (
    <div className={styles.toolbar}>
      <Button className={styles.openFacets} tone="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => open('facets')}>
        {chosen > 0 ? t('results.refine.chosen', { count: chosen }) : t('listing.refine')}
      </Button>
      <Button className={styles.openSort} tone="outline" icon={ArrowUpDown} aria-haspopup="dialog" onClick={() => open('sort')}>
        <span className={styles.order}>
          <span className={styles.orderLabel}>{t('listing.sort.label')}</span>
          <span className={styles.orderName}>{t(`listing.sort.${sorted}`)}</span>
        </span>
      </Button>
      <div className={styles.wideSort}><SortSelect /></div>
      <PriceTypeToggle />
    </div>
  );
}
