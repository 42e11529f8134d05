import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@linaria/core';
import * as styles from './choice.styles.ts';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'style' | 'type' | 'children' | 'ref'> {
  label: ReactNode;
  /** A short figure at the end of the line: a count, a price. */
  note?: ReactNode;
  /** A quieter second line. */
  detail?: ReactNode;
}

interface CheckboxProps extends ChoiceProps {
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean;
}

export function Checkbox({ indeterminate = false, ...rest }: CheckboxProps) {
  // The platform has no attribute for the third state, only the property.
  const markIndeterminate = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
  return <Choice {...rest} type="checkbox" shape={styles.square} inputRef={markIndeterminate} />;
}

export function Radio(props: ChoiceProps & { name: string; value: string }) {
  return <Choice {...props} type="radio" shape={styles.round} />;
}

interface ChoiceShape extends ChoiceProps {
  type: 'checkbox' | 'radio';
  shape: string;
  inputRef?: (input: HTMLInputElement | null) => void;
}

function Choice({ label, note, detail, className, shape, inputRef, ...rest }: ChoiceShape) {
  return (
    <label className={cx(styles.choice, className)}>
      <input {...rest} ref={inputRef} className={cx(styles.mark, shape)} />
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </label>
  );
}
