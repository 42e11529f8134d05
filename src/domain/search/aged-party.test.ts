import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, ageOn } from '../dates/iso-date.ts';
import { agedParty } from './aged-party.ts';

it('makes children as old as they are on the day of return, born by now, and the same whoever of that age they are', () => {
  const today = '2026-02-28';
  const days = (from: number, to: number) => fc.integer({ min: from, max: to }).map((count) => addDays(today, count));
  fc.assert(fc.property(days(-17 * 365, 0), days(1, 500), (birthDate, returnDate) => {
    const aged = (born: string) => agedParty([{ adults: 2, childBirthDates: [born] }], returnDate, today)[0]!.childBirthDates[0]!;
    const shown = aged(birthDate);
    expect([ageOn(shown, returnDate), shown <= today, aged(shown)]).toEqual([ageOn(birthDate, returnDate), true, shown]);
  }));
  expect(agedParty([{ adults: 2, childBirthDates: ['2020-07-13', '2021-07-01'] }, { adults: 1, childBirthDates: [], roomCode: 'DR2' }], '2028-02-29', today))
    .toEqual([{ adults: 2, childBirthDates: ['2020-08-29', '2021-08-29'] }, { adults: 1, childBirthDates: [], roomCode: 'DR2' }]);
});
