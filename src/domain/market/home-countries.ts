import type { Language } from './language.ts';

interface HomeCountry {
  /** A mobile number as it is written at home. */
  readonly phone: string;
  /** What leads to the country, without `+`; what at home comes before a number instead; how many digits stand together after it. */
  readonly dialling: { readonly code: string; readonly trunk: string; readonly groups: readonly number[] };
  /** What a postal code looks like. */
  readonly zip: RegExp;
  readonly zipExample: string;
}

/** Countries that customers of the shop live in, the market's own first. */
export const HOME_COUNTRIES = {
  CZ: { phone: '777 123 456', dialling: { code: '420', trunk: '', groups: [3, 3, 3] }, zip: /^\d{3} ?\d{2}$/, zipExample: '110 00' },
  SK: { phone: '0905 123 456', dialling: { code: '421', trunk: '0', groups: [3, 3, 3] }, zip: /^\d{3} ?\d{2}$/, zipExample: '811 01' },
  PL: { phone: '601 234 567', dialling: { code: '48', trunk: '', groups: [3, 3, 3] }, zip: /^\d{2}[- ]?\d{3}$/, zipExample: '00-950' },
  DE: { phone: '01512 3456789', dialling: { code: '49', trunk: '0', groups: [4] }, zip: /^\d{5}$/, zipExample: '10115' },
  AT: { phone: '0664 1234567', dialling: { code: '43', trunk: '0', groups: [3] }, zip: /^\d{4}$/, zipExample: '1010' },
  HU: { phone: '06 20 123 4567', dialling: { code: '36', trunk: '06', groups: [2, 3, 4] }, zip: /^\d{4}$/, zipExample: '1051' },
  RO: { phone: '0721 234 567', dialling: { code: '40', trunk: '0', groups: [3, 3, 3] }, zip: /^\d{6}$/, zipExample: '010011' },
  UA: { phone: '050 123 45 67', dialling: { code: '380', trunk: '0', groups: [2, 3, 2, 2] }, zip: /^\d{5}$/, zipExample: '01001' },
} as const satisfies Record<string, HomeCountry>;

export type HomeCountryCode = keyof typeof HOME_COUNTRIES;

export const HOME_COUNTRY_CODES = Object.keys(HOME_COUNTRIES) as HomeCountryCode[];

/** Where most of those who read a language live. */
const countries: Record<Language, HomeCountryCode> = { cs: 'CZ', pl: 'PL', ro: 'RO', uk: 'UA', hu: 'HU' };

/** The country that a form begins with [market.languages]. */
export function homeCountryOf(language: Language): HomeCountryCode {
  return countries[language];
}

/** The country of a code, or undefined when the shop knows nothing of it. */
export function homeCountry(code: string): HomeCountry | undefined {
  return Object.hasOwn(HOME_COUNTRIES, code) ? HOME_COUNTRIES[code as HomeCountryCode] : undefined;
}
