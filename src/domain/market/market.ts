import type { Currency } from '../prices/money.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './language.ts';
import type { Language } from './language.ts';

interface Market {
  readonly brand: string;
  /** Sent to the API with every request. */
  readonly code: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly currency: Currency;
  readonly currencyLabel: string;
  /** Public origin of the shop, used where there is no window to ask. */
  readonly origin: string;
  readonly timeZone: string;
  /** Customer service, as dialled (`tel:`) and as shown, in one line. */
  readonly phone: string;
  readonly phoneLabel: string;
}

/** The one market this shop serves [market.default] [market.languages] [url.fallback-origin]. */
export const MARKET: Market = {
  brand: 'Zefira',
  code: 'cz',
  languages: LANGUAGES,
  defaultLanguage: DEFAULT_LANGUAGE,
  currency: 'CZK',
  currencyLabel: 'Kč',
  origin: 'https://www.zefira.example',
  timeZone: 'Europe/Prague',
  phone: '+420255700700',
  phoneLabel: '+420\u00A0255\u00A0700\u00A0700',
};
