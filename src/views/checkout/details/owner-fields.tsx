import { memo } from 'react';
import type { ComponentProps } from 'react';
import { selectOwnerValue } from '../../../../machines/checkout/checkout.select.ts';
import type { FieldError, FieldErrors, OwnerField } from '../../../../machines/checkout/checkout.types.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { homeCountry, HOME_COUNTRY_CODES } from '../../../domain/market/home-countries.ts';
import { nameFields } from '../../../domain/market/name-fields.ts';
import { useTranslator } from '../../../i18n/react.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { FormField } from './form-field.tsx';
import * as styles from './details-step.styles.ts';

type TextField = Exclude<OwnerField, 'country'>;

interface TextFieldTraits extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'> {
  field: TextField;
  /** The longest that the shop takes. */
  maxLength: number;
}

const names: Record<'firstName' | 'lastName', TextFieldTraits> = {
  firstName: { field: 'firstName', autoComplete: 'given-name', maxLength: 60 },
  lastName: { field: 'lastName', autoComplete: 'family-name', maxLength: 60 },
};
const otherFields: readonly TextFieldTraits[] = [
  { field: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', maxLength: 120 },
  { field: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 30 },
  { field: 'street', autoComplete: 'address-line1', maxLength: 120 },
  { field: 'city', autoComplete: 'address-level2', maxLength: 80 },
  { field: 'zip', autoComplete: 'postal-code', maxLength: 12 },
];

/** Who orders and pays. How a phone number and a postal code look hangs on the country. */
export function OwnerFields({ errors }: { errors: FieldErrors }) {
  const t = useTranslator();
  const home = homeCountry(useRunningFlow('checkout', (snapshot) => selectOwnerValue(snapshot, 'country')));
  const hints: Partial<Record<TextField, string>> = home ? {
    phone: t('checkout.hint.phone', { example: home.phone }),
    zip: t('checkout.hint.zip', { example: home.zipExample }),
  } : {};
  return (
    <div className={styles.fields}>
      {[...nameFields(t.language).map((field) => names[field]), ...otherFields].map((traits) => <OwnerTextField key={traits.field} {...traits} hint={hints[traits.field]} error={errors[`owner.${traits.field}`]} />)}
      <CountryField error={errors['owner.country']} />
    </div>
  );
}

const OwnerTextField = memo(function OwnerTextField({ field, hint, error, ...input }: TextFieldTraits & { hint: string | undefined; error: FieldError | undefined }) {
  const t = useTranslator();
  const [value, change] = useOwnerValue(field);
  return (
    <FormField field={`owner.${field}`} error={error} label={t(`checkout.field.${field}`)} hint={hint}>
      {(control) => <TextInput {...control} {...input} value={value} onChange={(event) => change(event.currentTarget.value)} />}
    </FormField>
  );
});

const CountryField = memo(function CountryField({ error }: { error: FieldError | undefined }) {
  const t = useTranslator();
  const [value, change] = useOwnerValue('country');
  return (
    <FormField field="owner.country" error={error} label={t('checkout.field.country')}>
      {(control) => (
        <Select
          {...control}
          autoComplete="country"
          value={value}
          options={HOME_COUNTRY_CODES.map((code) => ({ value: code, label: t(`checkout.country.${code}`) }))}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    </FormField>
  );
});

function useOwnerValue(field: OwnerField): [string, (value: string) => void] {
  const dispatch = useDispatch();
  const value = useRunningFlow('checkout', (snapshot) => selectOwnerValue(snapshot, field));
  return [value, (next) => dispatch({ type: 'checkout.setOwner', field, value: next })];
}
