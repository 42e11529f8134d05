import { cx } from '@linaria/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Command } from '../../../bus/flows.ts';
import { useDispatch } from '../../../bus/react.tsx';
import { usePaintedChoice } from '../../../ui/loading/use-painted-choice.ts';
import * as styles from './choice-pills.styles.ts';

interface Pill {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  chosen: boolean;
  disabled?: boolean;
}

interface ChoicePillsProps {
  legend: string;
  pills: readonly Pill[];
  /** In one row that is swiped: its height does not hang on how many there are. */
  isRow?: boolean;
  /** The part of the card that tells what these cost: it is asked once they are about to be seen. */
  part?: string;
  /** What choosing one asks for. */
  commandOf: (value: string) => Command;
}

/** One part of the stay: a few possibilities side by side, one of them chosen. */
export function ChoicePills({ legend, pills, isRow = false, part, commandOf }: ChoicePillsProps) {
  const dispatch = useDispatch();
  const name = useId();
  const [shown, choose] = usePaintedChoice(pills.find(({ chosen }) => chosen)?.value, (value) => value !== undefined && dispatch(commandOf(value)));
  return (
    <fieldset className={styles.group} data-part={part}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={isRow ? cx(styles.row, pills.length > 2 && styles.longRow) : styles.pills}>
        {pills.map(({ value, label, note, disabled }) => (
          <label key={value} className={styles.pill}>
            <input type="radio" className={styles.radio} name={name} value={value} checked={value === shown} disabled={disabled} onChange={() => choose(value)} />
            <span className={styles.label}>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
