import { memo, useId } from 'react';
import { selectOptions, selectTripType } from '../../../../machines/global-search/global-search.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { isTripType } from '../../../domain/search/trip-types.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx';
import * as styles from './trip-type-choice.styles.ts';

/** The kinds of trip as radios in a row; arrows move between them. */
export const TripTypeChoice = memo(function TripTypeChoice() {
  const t = useTranslator();
  const name = useId();
  const dispatch = useDispatch();
  const chosen = useRunningFlow('globalSearch', selectTripType);
  const options = useRunningFlow('globalSearch', (search) => selectOptions(search, 'TYPE'));
  return (
    <fieldset className={styles.choice}>
      <legend><VisuallyHidden>{t('search.tripType.label')}</VisuallyHidden></legend>
      <div className={styles.row}>
        {options.map(({ code, label, enabled }) => isTripType(code) && (
          <label key={code} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={code}
              checked={code === chosen}
              disabled={!enabled}
              onChange={() => dispatch({ type: 'globalSearch.chooseTripType', tripType: code })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});
