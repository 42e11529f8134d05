import { Check } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from './icon.tsx';
import * as styles from './progress-steps.styles.ts';

interface ProgressStepsProps {
  label: string;
  steps: readonly { id: string; label: string }[];
  current: string;
  /** Read before a finished step: "Hotovo". */
  doneLabel: string;
  /** When given, finished steps can be gone back to. */
  onBack?: (id: string) => void;
  /** Why nothing can be gone back to just now: whoever is asked to refuses. */
  heldBecause?: string;
}

/** Where in a sequence the customer is. */
export function ProgressSteps({ label, steps, current, doneLabel, onBack, heldBecause }: ProgressStepsProps) {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const done = index < at;
          const content = (
            <>
              <span className={cx(styles.number, done && styles.done)}>{done ? <Icon of={Check} size="small" label={doneLabel} /> : index + 1}</span>
              <span className={styles.label}>{step.label}</span>
            </>
          );
          return (
            <li key={step.id} className={styles.step} aria-current={index === at ? 'step' : undefined}>
              {done && onBack ? (
                <button
                  type="button"
                  className={styles.back}
                  aria-disabled={heldBecause !== undefined || undefined}
                  title={heldBecause}
                  onClick={() => onBack(step.id)}
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
