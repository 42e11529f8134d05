import { selectSort } from '../../../machines/listing/listing.select.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { SORT_TYPES } from '../../domain/sort-types.ts';
import type { SortType } from '../../domain/sort-types.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { ChoiceItem, ChoiceList } from '../../ui/choice-list.tsx';

/** The orders of the list; choosing one leads back to where it was asked for. */
export function SortChoice() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const sorted = useFlow('listing', selectSort);
  if (sorted === undefined) return null;
  const choose = (sortCode: SortType) => {
    dispatch({ type: 'listing.sort', sortCode });
    dispatch({ type: 'fullScreenView.back' });
  };
  return (
    <ChoiceList>
      {SORT_TYPES.map((sortCode) => (
        <ChoiceItem key={sortCode} label={t(`listing.sort.${sortCode}`)} isChosen={sortCode === sorted} onChoose={() => choose(sortCode)} />
      ))}
    </ChoiceList>
  );
}
