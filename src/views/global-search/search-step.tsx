import type { KeyboardEvent } from 'react';
import { ChevronDown } from 'lucide';
import { cx } from '@linaria/core';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useDispatchAfterPaint } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Button } from '../../ui/button.tsx';
import { DropdownContent } from './dropdown-content.tsx';
import { preloadDropdown } from './dropdown-panels.ts';
import type { SearchField } from './search-words.ts';
import * as styles from './search-panel.styles.ts';

interface SearchStepProps {
  field: SearchField;
  /** The field people decide after this one. */
  next: SearchField | undefined;
  label: string;
  value: string;
  isOpen: boolean;
  search: FlowSnapshot<'globalSearch'>;
}

/** Months of the calendar that a phone scrolls through before it asks for later ones. */
const MONTHS = 3;

/** One question of the panel: closed it says the answer, open it shows the choices. */
export function SearchStep({ field, next, label, value, isOpen, search }: SearchStepProps) {
  const t = useTranslator();
  const dispatch = useDispatchAfterPaint();
  const id = `search-step-${field}`;
  const close = () => dispatch({ type: 'globalSearch.close' });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The first Escape closes the step, the next one the panel.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its button and its choices let through
    <section className={cx(styles.step, isOpen && styles.openStep)} onKeyDown={isOpen ? closeOnEscape : undefined}>
      <h3 className={styles.stepHead}>
        <button
          type="button"
          className={styles.stepOpener}
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={() => preloadDropdown(field)}
          onClick={() => (isOpen ? close() : dispatch({ type: 'globalSearch.open', dropdown: field }))}
        >
          <span className={styles.stepLabel}>{label}</span>
          <span className={styles.stepValue}>{value}</span>
          <Icon of={ChevronDown} className={styles.chevron} />
        </button>
      </h3>
      {isOpen && (
        <div className={styles.stepContent} id={id}>
          <DropdownContent field={field} search={search} openerOf={id} reveal="start" months={MONTHS} />
          {next !== undefined && (field === 'region' || field === 'airport') && (
            <Button wide tone="outline" className={styles.next} onClick={() => dispatch({ type: 'globalSearch.open', dropdown: next })}>{t('shell.continue')}</Button>
          )}
        </div>
      )}
    </section>
  );
}
