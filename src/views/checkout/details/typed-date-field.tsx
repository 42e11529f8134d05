import { useState } from 'react';
import type { FieldError, FieldPath } from '../../../../machines/checkout/checkout.types.ts';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { birthDateOf, birthDateText, LONGEST_DATE_TEXT } from './birth-date-value.ts';
import { FormField } from './form-field.tsx';

interface TypedDateFieldProps {
  field: FieldPath;
  error: FieldError | undefined;
  /** An ISO date, or what is typed of it so far. */
  value: string;
  label: string;
  hint: string;
  onChange: (date: string) => void;
}

/** A birth date or the end of a passport as typed text. Typing is faster than a calendar that opens at today. */
export function TypedDateField({ field, error, value, label, hint, onChange }: TypedDateFieldProps) {
  const [typed, setTyped] = useState('');
  // What is typed stays as typed; a date that came from elsewhere is shown instead of it.
  const text = birthDateOf(typed) === value ? typed : birthDateText(value);
  const change = (next: string) => {
    setTyped(next);
    onChange(birthDateOf(next));
  };
  return (
    <FormField field={field} error={error} label={label} hint={hint}>
      {({ onBlur, ...control }) => (
        <TextInput
          {...control}
          // The keypad with a separator; without one the digits alone are a date too.
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST_DATE_TEXT}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => {
            setTyped(birthDateText(value));
            onBlur();
          }}
        />
      )}
    </FormField>
  );
}
