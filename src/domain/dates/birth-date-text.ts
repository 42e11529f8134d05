import { parseDisplayDate } from './display-date.ts';

/**
 * A birth date as people type it on any keyboard: `24.5.2018`, `24/5/2018`, `24 05 2018`, `24052018`, or year first, `20180524`, `2018. 05. 24.`
 * Eight digits that begin with a year of ours and are a date are read year first: day first they would be of the Middle Ages.
 * @returns the ISO date, or undefined when it is none (yet)
 */
export function parseBirthDate(text: string): string | undefined {
  const typed = text.trim();
  const yearFirst = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(typed);
  const dayFirst = /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  const spaced = typed.replace(/[\s.,/-]+/g, '.');
  return (yearFirst && parseDisplayDate(yearFirst.slice(1).join('.'))) ?? parseDisplayDate(dayFirst ? dayFirst.slice(1).join('.') : spaced);
}
