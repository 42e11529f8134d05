import { toMinor } from './money.ts';

/** Minor units of an amount that somebody has written in major ones, `5 000` or `99,50`; null for what is none. */
export function writtenAmount(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? toMinor(Number(plain)) : null;
}
