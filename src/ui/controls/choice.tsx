import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@linaria/core';
import * as styles from './choice.styles.ts';

interface Texts {
  label: ReactNode;
  /** A short figure at the end of the line: a count, a price. */
  note?: ReactNode;
  /** A quieter second line. */
  detail?: ReactNode;
}

export type ChoiceProps = Texts & Omit<ComponentProps<'input'>, 'style' | 'type' | 'children' | 'ref'>;

type CheckboxProps = ChoiceProps & {
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean;
};

export function Checkbox({ label, note, detail, className, indeterminate = false, ...rest }: CheckboxProps) {
  // The platform has no attribute for the third state, only the property.
  const markIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
  return (
    <Choice {...{ label, note, detail, className }}>
      <input {...rest} ref={markIndeterminate} type="checkbox" className={cx(styles.mark, styles.square)} />
    </Choice>
  );
}

/** A mark with its texts; pressing either chooses it. */
export function Choice({ label, note, detail, className, children }: Texts & { className?: string; children: ReactNode }) {
  return (
    <label className={cx(styles.choice, className)}>
      {children}
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </label>
  );
}
