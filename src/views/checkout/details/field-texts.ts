import type { FieldError, FieldPath } from '../../../../machines/checkout/checkout.types.ts';
import type { PlainMessageKey } from '../../../i18n/messages.types.ts';

type FieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'street' | 'city' | 'zip' | 'country' | 'birthDate' | 'documentNumber' | 'documentExpiry' | 'gender' | 'note';
type RequiredName = Exclude<FieldName, 'gender' | 'note'>;

const required: Record<RequiredName, PlainMessageKey> = {
  firstName: 'checkout.required.firstName',
  lastName: 'checkout.required.lastName',
  email: 'checkout.required.email',
  phone: 'checkout.required.phone',
  street: 'checkout.required.street',
  city: 'checkout.required.city',
  zip: 'checkout.required.zip',
  country: 'checkout.required.country',
  birthDate: 'checkout.required.birthDate',
  documentNumber: 'checkout.required.documentNumber',
  documentExpiry: 'checkout.required.documentExpiry',
};

const wrong: Record<Exclude<FieldError, 'required'>, PlainMessageKey> = {
  tooLong: 'checkout.error.tooLong',
  invalidName: 'checkout.error.invalidName',
  invalidDate: 'checkout.error.invalidDate',
  adultTooYoung: 'checkout.error.adultTooYoung',
  notTheSearchedBirthDate: 'checkout.error.notTheSearchedBirthDate',
  invalidEmail: 'checkout.error.invalidEmail',
  invalidPhone: 'checkout.error.invalidPhone',
  invalidStreet: 'checkout.error.invalidStreet',
  invalidCity: 'checkout.error.invalidCity',
  invalidZip: 'checkout.error.invalidZip',
  invalidCountry: 'checkout.error.invalidCountry',
  invalidDocument: 'checkout.error.invalidDocument',
  documentExpires: 'checkout.error.documentExpires',
  refused: 'checkout.error.refused',
};

/** What is wrong with a field and how to mend it. A reason that only the shop knows has a general message. */
export function fieldProblem(field: FieldPath, error: FieldError): PlainMessageKey {
  const name = field.split('.').at(-1)!;
  if (error === 'required') return required[name as RequiredName] ?? 'checkout.error.refused';
  return wrong[error] ?? 'checkout.error.refused';
}

/** The id of a field's control: `travellers.0.birthDate` → `travellers-0-birthDate`. */
export function fieldId(field: FieldPath): string {
  return field.replaceAll('.', '-');
}
