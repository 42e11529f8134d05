/**
 * Money is an integer of minor units (haléře, cents, …) everywhere; major units appear only
 * where a person reads them and in `data-price`.
 */
export type Currency = 'CZK' | 'PLN' | 'EUR' | 'RON' | 'HUF';

const symbols: Record<Currency, string> = { CZK: 'Kč', PLN: 'zł', EUR: '€', RON: 'lei', HUF: 'Ft' };

const NBSP = '\u00a0';
const MINOR_PER_MAJOR = 100;

/** The symbol people write after an amount [market.currency-symbol]. */
export function currencySymbol(currency: Currency): string {
  return symbols[currency];
}

/** Minor units as a number of major units: 1299000 → 12990. */
export function toMajor(minor: number): number {
  return minor / MINOR_PER_MAJOR;
}

/** Major units as whole minor units: 12990 → 1299000; fractions of a minor unit are rounded. */
export function toMinor(major: number): number {
  return Math.round(major * MINOR_PER_MAJOR);
}

/** A whole number in groups of three digits joined by a non-breaking space [market.thousands]. */
export function groupThousands(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, NBSP);
}

/**
 * An amount as people read it: `12 990 Kč`, all blanks non-breaking.
 * Decimals appear only when the amount has them, so nothing charged is ever hidden by rounding.
 * @param minor integer minor units; a negative amount gets a true minus
 */
export function formatMoney(minor: number, currency: Currency): string {
  const size = Math.abs(Math.round(minor));
  const cents = size % MINOR_PER_MAJOR;
  const sign = minor < 0 && size > 0 ? '\u2212' : '';
  const decimals = cents === 0 ? '' : `,${String(cents).padStart(2, '0')}`;
  return `${sign}${groupThousands((size - cents) / MINOR_PER_MAJOR)}${decimals}${NBSP}${symbols[currency]}`;
}
