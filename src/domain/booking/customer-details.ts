import { HOME_COUNTRIES } from '../market/home-countries.ts';
import { nameError, type DetailError, type DetailErrors } from './contact-rules.ts';

export type CustomerField = 'firstName' | 'lastName' | 'phone' | 'street' | 'city' | 'zip';

/**
 * What customers may say of themselves; what is not named is not looked at, and only names must be there. Nobody asks for
 * a country: a postal code of any home country will do.
 * @param phoneIsWrong what phone-number.ts says: its library is too large for whoever only shows errors
 */
export function customerErrors({ firstName, lastName, phone = '', zip = '' }: Partial<Record<CustomerField, string>>, phoneIsWrong: boolean): DetailErrors<CustomerField> {
  const errors: [CustomerField, DetailError | undefined][] = [
    ['firstName', firstName === undefined ? undefined : nameError(firstName)],
    ['lastName', lastName === undefined ? undefined : nameError(lastName)],
    ['phone', phone.trim() !== '' && phoneIsWrong ? 'invalidPhone' : undefined],
    ['zip', zip.trim() === '' || Object.values(HOME_COUNTRIES).some((country) => country.zip.test(zip.trim())) ? undefined : 'invalidZip'],
  ];
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}
