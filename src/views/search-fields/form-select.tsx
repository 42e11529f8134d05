import type { ReactNode } from 'react';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';

interface FormSelectProps {
  /** Name of the form's field, and its id. */
  name: string;
  label: string;
  value: string | undefined;
  /** The choice of everything, first in the list. */
  any?: string;
  options: readonly { value: string; label: string }[];
  error?: ReactNode;
}

/** A select of a plain form, beginning with what is asked for now; while there is nothing to choose from that stays as it is. */
export function FormSelect({ name, label, value = '', any, options, error }: FormSelectProps) {
  const offered = options.length === 0 && value !== '' ? [{ value, label: value }] : options;
  return (
    <Field id={name} label={label} error={error}>
      {(control) => <Select {...control} name={name} defaultValue={value} options={[...(any === undefined ? [] : [{ value: '', label: any }]), ...offered]} />}
    </Field>
  );
}
