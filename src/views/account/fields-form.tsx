import type { FormEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useFocusFirstInvalid } from '../../ui/controls/use-focus-first-invalid.ts';
import { FormControl, Refusal, type FormField } from './form-control.tsx';
import * as styles from './account.styles.ts';

interface FieldsFormProps {
  /** The flow that it belongs to: ids of its fields begin with it. */
  of: string;
  fields: readonly FormField[];
  /** By field. */
  written: Readonly<Record<string, string>>;
  /** Codes by field. */
  problems: Readonly<Record<string, string>>;
  /** Why the shop said no; empty where it did not. */
  refusal: string;
  submit: string;
  tone: 'primary' | 'action';
  isWaiting: boolean;
  onWrite: (field: string, value: string) => void;
  onSubmit: () => void;
}

/** Fields with their problems and one button: what a flow of the customer area asks for. */
export function FieldsForm({ of, fields, written, problems, refusal, submit, tone, isWaiting, onWrite, onSubmit }: FieldsFormProps) {
  const { container, onTry } = useFocusFirstInvalid<HTMLFormElement>(!isWaiting && Object.values(problems).some((problem) => problem !== ''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onTry();
    onSubmit();
  };
  return (
    <form ref={container} className={styles.form} onSubmit={send} noValidate>
      {fields.map((field) => (
        <FormControl key={field.name} of={of} field={field} isLocked={isWaiting} value={written[field.name] ?? ''} problem={problems[field.name] ?? ''} onWrite={onWrite} />
      ))}
      <div><Button type="submit" tone={tone} size="large" wide busy={isWaiting}>{submit}</Button></div>
      <Refusal code={refusal} />
    </form>
  );
}
