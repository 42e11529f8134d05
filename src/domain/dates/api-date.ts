import { isIsoDate } from './iso-date.ts';

interface ApiDateOptions {
  /** ISO date to fall back to; without it the raw value is given back. */
  today?: string;
  /** Told the raw value when it is not a date, so that the caller can log it. */
  onInvalid: (value: unknown) => void;
}

/**
 * Reads a date sent by the API, `yyyy-MM-dd` with or without a time after it.
 * An invalid one is reported and falls back to today, or to the raw value as text [date.formats].
 */
export function parseApiDate(value: unknown, { today, onInvalid }: ApiDateOptions): string {
  if (typeof value === 'string') {
    const [date = '', rest] = value.split(/(?=T)/, 2);
    if (isIsoDate(date) && (rest === undefined || /^T\d{2}:\d{2}/.test(rest))) return date;
  }
  onInvalid(value);
  return today ?? String(value ?? '');
}
