import { parseDisplayDate } from '../../domain/dates/display-date.ts';

/**
 * A birth date as people type it on any keyboard: `24.5.2018`, `24/5/2018`, `24 05 2018`, `24052018`.
 * @returns the ISO date, or undefined when it is none (yet)
 */
export function parseBirthDate(text: string): string | undefined {
  const digitsOnly = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  return parseDisplayDate(digitsOnly ? digitsOnly.slice(1).join('.') : text.trim().replace(/[\s.,/-]+/g, '.'));
}
