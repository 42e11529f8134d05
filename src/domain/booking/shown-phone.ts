import { HOME_COUNTRIES, homeCountry } from '../market/home-countries.ts';

/**
 * A phone number as visitors see it, whether it stands as typed or in E.164 form: `777123456` in Czechia and `+420777123456`
 * are `+420 777 123 456`. What is no number of a country that the shop knows stays as it is.
 * @param country ISO 3166-1 alpha-2, whose own way of writing numbers is understood
 */
export function shownPhone(phone: string, country: string): string {
  const dialled = phone.replace(/[\s()/.-]/g, '').replace(/^00(?=[1-9])/, '+');
  if (!/^\+?\d{6,15}$/.test(dialled)) return phone;
  const home = homeCountry(country)?.dialling;
  const known = dialled.startsWith('+') ? Object.values(HOME_COUNTRIES).find(({ dialling }) => dialled.startsWith(`+${dialling.code}`))?.dialling : home;
  if (known === undefined) return phone;
  const { code, trunk, groups } = known;
  const number = dialled.startsWith('+') ? dialled.slice(1 + code.length) : dialled.startsWith(trunk) ? dialled.slice(trunk.length) : dialled;
  return [`+${code}`, ...inGroups(number, groups)].join(' ');
}

function inGroups(digits: string, [size = digits.length, ...rest]: readonly number[]): string[] {
  return digits === '' ? [] : [digits.slice(0, size), ...inGroups(digits.slice(size), rest)];
}
