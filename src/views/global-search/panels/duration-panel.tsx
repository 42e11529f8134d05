import { selectDuration, selectOptions } from '../../../../machines/global-search/global-search.select.ts';
import type { Duration } from '../../../../machines/global-search/global-search.types.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ChoiceItem, ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { DropdownPanelProps } from './dropdown-panels.ts';
import * as styles from './duration-panel.styles.ts';

/** The longest stay that may be asked for. */
const MOST_NIGHTS = 28;
const NIGHTS = Array.from({ length: MOST_NIGHTS }, (_, index) => String(index + 1));

/**
 * Lengths of stay; choosing one closes the list. Buttons, not radios: an arrow key must not choose and close.
 * A length of one's own has two ends that are never chosen alone [duration.filter].
 */
export function DurationPanel({ id }: DropdownPanelProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { from, to } = useRunningFlow('globalSearch', selectDuration);
  const options = useRunningFlow('globalSearch', (search) => selectOptions(search, 'DURATION'));
  const choose = (duration: Duration) => dispatch({ type: 'globalSearch.chooseDuration', ...duration });
  return (
    <div className={styles.panel}>
      <ChoiceList>
        <ChoiceItem label={t('search.duration.any')} isChosen={from === null} onChoose={() => choose({ from: null, to: null })} />
        {options.filter(({ enabled }) => enabled).map(({ code, label }) => {
          const duration = durationOf(code);
          return <ChoiceItem key={code} label={label} isChosen={duration.from === from && duration.to === to} onChoose={() => choose(duration)} />;
        })}
      </ChoiceList>
      <fieldset className={styles.own}>
        <legend className={styles.legend}>{t('panels.duration.own')}</legend>
        <NightsSelect id={`${id}-from`} label={t('panels.duration.from')} nights={from} command="globalSearch.chooseFewestNights" />
        <NightsSelect id={`${id}-to`} label={t('panels.duration.to')} nights={to} command="globalSearch.chooseMostNights" />
        <Button tone="quiet" onClick={() => dispatch({ type: 'globalSearch.close' })}>{t('shell.done')}</Button>
      </fieldset>
    </div>
  );
}

interface NightsSelectProps {
  id: string;
  label: string;
  nights: number | null;
  command: 'globalSearch.chooseFewestNights' | 'globalSearch.chooseMostNights';
}

function NightsSelect({ id, label, nights, command }: NightsSelectProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const options = NIGHTS.map((night) => ({ value: night, label: night }));
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={nights === null ? '' : String(nights)}
        options={nights === null ? [{ value: '', label: t('search.placeholder'), disabled: true }, ...options] : options}
        onChange={({ target }) => dispatch({ type: command, nights: Number(target.value) })}
      />
    </div>
  );
}

/** The nights of an option's code: `7` or `7-10`. */
function durationOf(code: string): Duration {
  const [from = null, to = from] = code.split('-').map(Number);
  return { from, to };
}
