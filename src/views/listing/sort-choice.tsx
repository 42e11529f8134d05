import { selectSort } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import type { SortType } from '../../domain/search/sort-types.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { ChoiceItem, ChoiceList } from '../../ui/controls/choice-list.tsx';
import { useSortTypes } from './use-sort-types.ts';

/** The orders of the list; choosing one leads back to where it was asked for. */
export function SortChoice() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const sorted = useRunningFlow('listing', selectSort);
  const sortTypes = useSortTypes(sorted);
  const choose = (sortCode: SortType) => {
    dispatch({ type: 'listing.sort', sortCode });
    dispatch({ type: 'fullScreenView.back' });
  };
  return (
    <ChoiceList>
      {sortTypes.map((sortCode) => (
        <ChoiceItem key={sortCode} label={t(`listing.sort.${sortCode}`)} isChosen={sortCode === sorted} onChoose={() => choose(sortCode)} />
      ))}
    </ChoiceList>
  );
}
