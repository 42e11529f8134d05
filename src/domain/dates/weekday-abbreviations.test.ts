import { expect, it } from 'vitest';
import { LANGUAGES } from '../market/language.ts';
import { weekdayAbbreviations } from './weekday-abbreviations.ts';

it('abbreviates Polish weekdays from Sunday as the spec does [date.weekdays]', () => {
  expect(weekdayAbbreviations('pl')).toEqual(['ND', 'PN', 'WT', 'ŚR', 'CZ', 'PT', 'SB']);
});

it('tells seven days apart in every language [date.weekdays] [market.languages]', () => {
  expect(LANGUAGES.map((language) => new Set(weekdayAbbreviations(language)).size)).toEqual([7, 7, 7, 7, 7]);
});
