import { Check } from 'lucide';
import { selectDuration, selectOptions } from '../../../machines/global-search/global-search.select.ts';
import type { Duration } from '../../../machines/global-search/global-search.types.ts';
import { useDispatchAfterPaint } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { DropdownPanelProps } from './dropdown-panels.ts';
import * as styles from './duration-panel.styles.ts';

/** Lengths of stay; choosing one closes the list. Buttons, not radios: an arrow key must not choose and close. */
export function DurationPanel({ search }: DropdownPanelProps) {
  const t = useTranslator();
  const { from, to } = selectDuration(search);
  return (
    <ul className={styles.lengths}>
      <Length duration={{ from: null, to: null }} label={t('search.duration.any')} isChosen={from === null} />
      {selectOptions(search, 'DURATION').filter(({ enabled }) => enabled).map(({ code, label }) => {
        const duration = durationOf(code);
        return <Length key={code} duration={duration} label={label} isChosen={duration.from === from && duration.to === to} />;
      })}
    </ul>
  );
}

function Length({ duration, label, isChosen }: { duration: Duration; label: string; isChosen: boolean }) {
  const dispatch = useDispatchAfterPaint();
  return (
    <li>
      <button type="button" className={styles.length} aria-pressed={isChosen} onClick={() => dispatch({ type: 'globalSearch.chooseDuration', ...duration })}>
        {label}
        {isChosen && <Icon of={Check} size="small" />}
      </button>
    </li>
  );
}

/** The nights of an option's code: `7` or `7-10`. */
function durationOf(code: string): Duration {
  const [from = null, to = from] = code.split('-').map(Number);
  return { from, to };
}
