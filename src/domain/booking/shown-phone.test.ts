import { expect, it } from 'vitest';
import { HOME_COUNTRIES, HOME_COUNTRY_CODES } from '../market/home-countries.ts';
import { phoneNumberOf } from './phone-number.ts';
import { shownPhone } from './shown-phone.ts';

it.each([
  ['CZ', '+420 777 123 456'], ['SK', '+421 905 123 456'], ['PL', '+48 601 234 567'], ['DE', '+49 1512 3456789'],
  ['AT', '+43 664 1234567'], ['HU', '+36 20 123 4567'], ['RO', '+40 721 234 567'], ['UA', '+380 50 123 45 67'],
] as const)('a number of %s is shown the same as typed and as stored', (country, shown) => {
  const typed = HOME_COUNTRIES[country].phone;
  const stored = phoneNumberOf(typed, country)!;
  expect([typed, typed.replaceAll(' ', ''), stored, stored.replace('+', '00')].map((phone) => shownPhone(phone, country))).toEqual(Array(4).fill(shown));
  // Whose number it is says its code, not where somebody lives.
  expect(HOME_COUNTRY_CODES.map((other) => shownPhone(stored, other))).toEqual(HOME_COUNTRY_CODES.map(() => shown));
});

it('what the shop cannot take apart stays as it is', () => {
  expect(['+1 202 555 0123', 'none', '', '777 123 456 ext. 4'].map((phone) => shownPhone(phone, 'CZ'))).toEqual(['+1 202 555 0123', 'none', '', '777 123 456 ext. 4']);
  expect(shownPhone('202 555 0123', 'US')).toBe('202 555 0123');
});
