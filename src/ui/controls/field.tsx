import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide';
import { cx } from '@linaria/core';
import { Icon } from '../display/icon.tsx';
import * as styles from './field.styles.ts';

/** What a control must carry so that its label, hint and error are read with it. */
export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps {
  /** Also the control's id: the first field in error is focused by it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** A word beside the label of a field that may stay empty. */
  optional?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ id, label, hint, error, required, optional, className, children }: FieldProps) {
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children({ id, required, 'aria-describedby': messageIds(id, hint, error), 'aria-invalid': error ? true : undefined })}
      <Messages id={id} hint={hint} error={error} />
    </div>
  );
}

interface ChoiceGroupProps {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  inRow?: boolean;
  /** Above the options: below many of them nobody would see it. */
  errorFirst?: boolean;
  className?: string;
  children: ReactNode;
}

/** Radios or checkboxes that answer one question together. */
export function ChoiceGroup({ id, legend, hint, error, inRow = false, errorFirst = false, className, children }: ChoiceGroupProps) {
  return (
    <fieldset id={id} className={className} aria-describedby={messageIds(id, hint, error)}>
      <legend className={styles.legend}>{legend}</legend>
      {errorFirst && <Messages id={id} error={error} />}
      <div className={cx(styles.options, inRow && styles.inRow)} data-invalid={Boolean(error) || undefined}>{children}</div>
      <Messages id={id} hint={hint} error={!errorFirst && error} />
    </fieldset>
  );
}

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

function messageIds(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined;
}

function Messages({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p className={styles.error} id={errorId(id)}>
          <Icon of={CircleAlert} size="small" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
    </>
  );
}
