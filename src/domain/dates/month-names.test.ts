import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { monthName } from './month-names.ts';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

it.each(LANGUAGES)('names months in %s as CLDR does [date.formats] [market.languages]', (language) => {
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const middles = months.map((month) => Date.UTC(2026, month - 1, 15));
  expect(months.map((month) => monthName(language, month))).toEqual(middles.map((day) => alone.format(day)));
});
