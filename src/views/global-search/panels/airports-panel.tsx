import { selectChoice, selectOptions } from '../../../../machines/global-search/global-search.select.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/choice.tsx';
import { usePaintedChoice } from '../../../ui/loading/use-painted-choice.ts';
import { ChoiceCount } from './choice-count.tsx';
import * as styles from './dropdown-content.styles.ts';

/** Airports, several at once; none means any. */
export function AirportsPanel() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const count = useRunningFlow('globalSearch', (search) => selectChoice(search, 'AIRPORT').count);
  const options = useRunningFlow('globalSearch', (search) => selectOptions(search, 'AIRPORT'));
  return (
    <div className={styles.panel}>
      <fieldset className={styles.options} aria-label={t('search.airport.label')}>
        {options.map((airport) => <Airport key={airport.code} {...airport} />)}
      </fieldset>
      <div className={styles.actions}>
        <ChoiceCount count={count} />
        <Button tone="link" spent={count === 0} onClick={() => dispatch({ type: 'globalSearch.clearAirports' })}>
          {t('panels.clear')}
        </Button>
        <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.close' })}>{t('shell.done')}</Button>
      </div>
    </div>
  );
}

interface AirportProps {
  code: string;
  label: string;
  selected: boolean;
  enabled: boolean;
  /** Of its holidays. */
  count?: number | undefined;
}

function Airport({ code, label, selected, enabled, count }: AirportProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const [checked, choose] = usePaintedChoice(selected, () => dispatch({ type: 'globalSearch.toggleAirport', code }));
  return (
    <Checkbox
      label={label}
      note={enabled ? count : undefined}
      detail={enabled ? undefined : t('panels.where.unavailable')}
      checked={checked}
      disabled={!enabled}
      onChange={() => choose(!checked)}
    />
  );
}
