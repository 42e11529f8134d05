import { selectOptions, selectTripType } from '../../../machines/global-search/global-search.select.ts';
import { useDispatch } from '../../bus/react.tsx';
import { isTripType } from '../../domain/trip-types.ts';
import { ChoiceItem, ChoiceList } from '../../ui/choice-list.tsx';
import type { DropdownPanelProps } from './dropdown-panels.ts';

/** The kinds of trip; choosing one closes the list. */
export function TripTypePanel({ search }: DropdownPanelProps) {
  const dispatch = useDispatch();
  return (
    <ChoiceList>
      {selectOptions(search, 'TYPE').map(({ code, label, enabled }) => isTripType(code) && (
        <ChoiceItem
          key={code}
          label={label}
          isChosen={code === selectTripType(search)}
          disabled={!enabled}
          onChoose={() => dispatch({ type: 'globalSearch.chooseTripType', tripType: code })}
        />
      ))}
    </ChoiceList>
  );
}
