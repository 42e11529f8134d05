import { selectInternalView } from '../../../machines/full-screen-view/full-screen-view.select.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Dialog } from '../../ui/surfaces/dialog.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ListCount } from './list-count.tsx';
import { ShowResults } from './show-results.tsx';
import { SortChoice } from './sort-choice.tsx';

interface ListingSheetsProps {
  view: 'sort' | 'facets';
}

/** Order and filters on small screens; the list follows every choice [view.fullscreen]. */
export function ListingSheets({ view }: ListingSheetsProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const internalView = useFlow('fullScreenView', selectInternalView);
  const close = () => dispatch({ type: 'fullScreenView.close' });
  const shared = { open: true, view: internalView ?? undefined, closeLabel: t('shell.dialog.close'), onClose: close };
  return view === 'sort'
    ? <Dialog {...shared} id="sort" title={t('listing.sort.label')}><SortChoice /></Dialog>
    : (
      <Dialog {...shared} id="facets" size="fullscreen" title={t('listing.refine')} note={<ListCount />} footer={<ShowResults onPress={close} />}>
        <FacetPanel />
      </Dialog>
    );
}
