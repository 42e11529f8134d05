import { expect, it } from 'vitest';
import { formatBirthDatesCookie, parseBirthDatesCookie } from './birth-dates-cookie.ts';

it('keeps birth dates in a cookie and reads them back [url.birthdates-cookie]', () => {
  const birthDates = ['2019-05-04', '2021-01-02'];
  const value = formatBirthDatesCookie(birthDates);
  expect(value).toMatch(/^[\w-]+$/);
  expect(parseBirthDatesCookie(value)).toEqual(birthDates);
  expect(parseBirthDatesCookie(formatBirthDatesCookie([]))).toEqual([]);
});

it('leaves out what is no date and children beyond the limit [url.birthdates-cookie]', () => {
  expect(parseBirthDatesCookie('soon_2019-05-04_2026-02-30')).toEqual(['2019-05-04']);
  expect(parseBirthDatesCookie(Array(20).fill('2019-05-04').join('_'))).toHaveLength(8);
});
