import { selectDraft } from '../../../machines/consent/consent.select.ts';
import type { ConsentCategory } from '../../../machines/consent/consent.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import * as styles from './consent-banner.styles.ts';

const CATEGORIES: readonly ConsentCategory[] = ['preferences', 'statistics', 'marketing'];

/** The categories one by one; what is necessary is shown and cannot be refused. */
export function ConsentChoices() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const draft = useRunningFlow('consent', selectDraft);
  return (
    <fieldset className={styles.choices} aria-label={t('shell.consent.settings')}>
      <Checkbox checked disabled label={t('panels.consent.necessary')} detail={t('panels.consent.necessary.text')} />
      {CATEGORIES.map((category) => (
        <Checkbox
          key={category}
          checked={draft[category]}
          label={t(`panels.consent.${category}`)}
          detail={t(`panels.consent.${category}.text`)}
          onChange={(event) => dispatch({ type: 'consent.choose', category, allowed: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
