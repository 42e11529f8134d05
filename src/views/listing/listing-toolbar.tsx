import { SlidersHorizontal } from 'lucide';
import { selectChosenFacetsCount } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { PriceTypeToggle } from './price-type-toggle.tsx';
import { SortSelect } from './sort-select.tsx';
import * as styles from './listing-toolbar.styles.ts';

interface ListingToolbarProps {
  listing: FlowSnapshot<'listing'>;
  sheetIsOpen: boolean;
  onOpenSheet: () => void;
}

/** How the list is shown: order and kind of price; on small screens also the way to the filters. */
export function ListingToolbar({ listing, sheetIsOpen, onOpenSheet }: ListingToolbarProps) {
  const t = useTranslator();
  const chosen = selectChosenFacetsCount(listing);
  return (
    <div className={styles.toolbar}>
      <Button className={styles.openSheet} tone="outline" icon={SlidersHorizontal} aria-haspopup="dialog" aria-expanded={sheetIsOpen} onClick={onOpenSheet}>
        {chosen > 0 ? t('listing.refine.chosen', { count: chosen }) : t('listing.refine')}
      </Button>
      <div className={styles.wideSort}><SortSelect listing={listing} /></div>
      <PriceTypeToggle listing={listing} />
    </div>
  );
}
