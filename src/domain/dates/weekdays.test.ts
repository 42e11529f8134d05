import { expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { weekdayAbbreviations } from './weekday-abbreviations.ts';
import { weekdayName } from './weekdays.ts';

it('abbreviates Polish weekdays from Sunday as the spec does [date.weekdays]', () => {
  expect(weekdayAbbreviations('pl')).toEqual(['ND', 'PN', 'WT', 'ŚR', 'CZ', 'PT', 'SB']);
});

it('names the day a date falls on [date.weekdays]', () => {
  expect(weekdayName('pl', '2026-07-05')).toBe('niedziela');
  expect(weekdayName('cs', '2026-07-11')).toBe('sobota');
});

it('tells seven days apart in every language [date.weekdays] [market.languages]', () => {
  expect(LANGUAGES.map((language) => new Set(weekdayAbbreviations(language)).size)).toEqual([7, 7, 7, 7, 7]);
});
