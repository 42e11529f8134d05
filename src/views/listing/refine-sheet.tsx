import { selectStatus, selectTotalResults } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { SortSelect } from './sort-select.tsx';
import * as styles from './listing-page.styles.ts';

interface RefineSheetProps {
  listing: FlowSnapshot<'listing'>;
  open: boolean;
  onClose: () => void;
}

/** Filters and order on small screens; the list follows every choice, the button says what it comes to. */
export function RefineSheet({ listing, open, onClose }: RefineSheetProps) {
  const t = useTranslator();
  const total = selectTotalResults(listing);
  const isCounting = selectStatus(listing) === 'updating';
  return (
    <Dialog
      id="refine"
      open={open}
      title={t('listing.refine')}
      closeLabel={t('shell.dialog.close')}
      onClose={onClose}
      footer={<Button wide size="large" busy={isCounting} onClick={onClose}>{showText()}</Button>}
    >
      <div className={styles.sheet}>
        <SortSelect listing={listing} />
        <FacetPanel listing={listing} />
      </div>
    </Dialog>
  );

  function showText(): string {
    if (isCounting) return t('search.count.fetching');
    if (total === null) return t('search.count.unknown');
    return total === 0 ? t('search.count.none') : t('search.count', { count: total });
  }
}
