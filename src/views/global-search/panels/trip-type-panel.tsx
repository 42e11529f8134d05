import { selectOptions, selectTripType } from '../../../../machines/global-search/global-search.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { isTripType } from '../../../domain/search/trip-types.ts';
import { ChoiceItem, ChoiceList } from '../../../ui/controls/choice-list.tsx';

/** The kinds of trip; choosing one closes the list. */
export function TripTypePanel() {
  const dispatch = useDispatch();
  const chosen = useRunningFlow('globalSearch', selectTripType);
  const options = useRunningFlow('globalSearch', (search) => selectOptions(search, 'TYPE'));
  return (
    <ChoiceList>
      {options.map(({ code, label, enabled }) => isTripType(code) && (
        <ChoiceItem
          key={code}
          label={label}
          isChosen={code === chosen}
          disabled={!enabled}
          onChoose={() => dispatch({ type: 'globalSearch.chooseTripType', tripType: code })}
        />
      ))}
    </ChoiceList>
  );
}
