import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

/**
 * A phone number in E.164 form: `601 234 567` in Poland is `+48601234567`; with `+` or `00` in front it may be any
 * country's. Undefined when there is no such number. The library is large: the first load must not need this file.
 * @param country ISO 3166-1 alpha-2, whose own way of writing numbers is understood
 */
export function phoneNumberOf(phone: string, country: string): string | undefined {
  const dialled = phone.replace(/[()]/g, ' ').trim().replace(/^00\s?(?=[1-9])/, '+');
  const number = parsePhoneNumberFromString(dialled, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() && number.ext === undefined ? number.number : undefined;
}
