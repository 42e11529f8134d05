import type { ReactNode } from 'react';
import type { FieldError, FieldPath } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import type { ControlProps } from '../../../ui/controls/field.tsx';
import { afterPress } from '../../../ui/loading/after-press.ts';
import { fieldId, fieldProblem } from './field-texts.ts';

interface FormFieldProps {
  field: FieldPath;
  error: FieldError | undefined;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (control: ControlProps & { onBlur: () => void }) => ReactNode;
}

/** A field of the reservation: leaving it lets its error show, once the press that left it has done what it was for. */
export function FormField({ field, error, label, hint, optional = false, className, children }: FormFieldProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const onBlur = () => afterPress(() => dispatch({ type: 'checkout.leaveField', field }));
  return (
    <Field
      id={fieldId(field)}
      label={label}
      hint={hint}
      error={error && t(fieldProblem(field, error))}
      {...(optional ? { optional: t('checkout.optional') } : { required: true })}
      {...(className !== undefined && { className })}
    >
      {(control) => children({ ...control, onBlur })}
    </Field>
  );
}
