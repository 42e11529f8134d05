import type { Currency } from '../prices/money.ts';

export interface Transfer {
  iban: string;
  bic: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  /** At most ten digits. */
  variableSymbol: string;
  message: string;
}

/** A payment order as Czech banks read it from a QR code: Short Payment Descriptor 1.0. */
export function spaydOf({ iban, bic, amount, currency, variableSymbol, message }: Transfer): string {
  const major = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  return ['SPD', '1.0', `ACC:${iban}+${bic}`, `AM:${major}`, `CC:${currency}`, `MSG:${plain(message)}`, `X-VS:${variableSymbol}`].join('*');
}

/** The digits of an order's number: Z-2026-000123 → 2026000123. */
export function variableSymbolOf(orderNumber: string): string {
  return orderNumber.replace(/\D/g, '').slice(-10);
}

/** Stars part the fields, and old readers know capital letters of ASCII only. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/[^\x20-\x7E]|\*/g, '').toUpperCase().slice(0, 60);
}
