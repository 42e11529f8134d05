import { Minus, Plus } from 'lucide';
import { Icon } from '../display/icon.tsx';
import * as styles from './stepper.styles.ts';

interface StepperProps {
  id: string;
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  decreaseLabel: string;
  increaseLabel: string;
  onChange: (value: number) => void;
}

/** A small number by ones: fewer, the number, more. A button at its limit keeps the focus and does nothing. */
export function Stepper({ id, label, hint, value, min, max, decreaseLabel, increaseLabel, onChange }: StepperProps) {
  return (
    <fieldset className={styles.stepper} aria-labelledby={`${id}-label`} aria-describedby={hint && `${id}-hint`}>
      <div>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.controls}>
        <button type="button" className={styles.step} aria-label={decreaseLabel} aria-disabled={value <= min} onClick={() => value > min && onChange(value - 1)}>
          <Icon of={Minus} />
        </button>
        <output className={styles.value} id={id}>
          {value}
        </output>
        <button type="button" className={styles.step} aria-label={increaseLabel} aria-disabled={value >= max} onClick={() => value < max && onChange(value + 1)}>
          <Icon of={Plus} />
        </button>
      </div>
    </fieldset>
  );
}
