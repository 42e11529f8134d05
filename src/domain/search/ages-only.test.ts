import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, ageOn } from '../dates/iso-date.ts';
import { birthDateOfAge, offerWithAgesOnly, saysAgeOnly, withAgesOnly } from './ages-only.ts';

const returnDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));

it('gives in place of a birth date one of the same age on the day of return [page.wishlist]', () => {
  fc.assert(fc.property(returnDay, fc.integer({ min: 0, max: 20 * 366 }), fc.integer({ min: 0, max: 500 }), (returnDate, days, ahead) => {
    const birthDate = addDays(returnDate, -days);
    const shown = birthDateOfAge(birthDate, returnDate);
    expect([ageOn(shown, returnDate), saysAgeOnly(shown, returnDate), birthDateOfAge(shown, returnDate)]).toEqual([ageOn(birthDate, returnDate), true, shown]);
    // Whoever has that age the same, infants but for those who are near their first birthday.
    if (ageOn(birthDate, returnDate) > 0) expect(birthDateOfAge(addDays(addMonths(returnDate, -12 * ageOn(birthDate, returnDate)), -days % 300), returnDate)).toBe(shown);
    // Who is born by some day is shown as born by it: no search takes a child of the future.
    const today = addDays(returnDate, -ahead);
    if (birthDate <= today) expect(shown <= today).toBe(true);
  }));
});

it('keeps the age on returns four months before and after, from the first birthday on [page.wishlist]', () => {
  fc.assert(fc.property(returnDay, fc.integer({ min: 366, max: 18 * 365 }), fc.integer({ min: -130, max: 130 }), (returnDate, days, moved) => {
    const shown = birthDateOfAge(addDays(returnDate, -days), returnDate);
    expect(ageOn(shown, addDays(returnDate, moved))).toBe(ageOn(shown, returnDate));
  }));
});

it('is told from a birth date on other days of return too, but for an infant’s near its first birthday [page.wishlist]', () => {
  fc.assert(fc.property(returnDay, fc.integer({ min: 0, max: 18 * 365 }).filter((days) => days < 270 || days > 365), fc.integer({ min: -400, max: 400 }), (returnDate, days, moved) => {
    expect(saysAgeOnly(birthDateOfAge(addDays(returnDate, -days), returnDate), addDays(returnDate, moved))).toBe(true);
  }));
  expect(['2018-05-24', '2018-03-30', '2018-10-01', '2018-12-01'].map((own) => saysAgeOnly(own, '2026-07-19'))).toEqual([false, false, false, false]);
});

it('changes nothing else of a party and of an offer [page.wishlist]', () => {
  expect(withAgesOnly([{ adults: 2, childBirthDates: ['2018-05-04', '2026-06-01'], roomCode: 'FAM' }, { adults: 1, childBirthDates: [] }], '2026-07-19')).toEqual([
    { adults: 2, childBirthDates: ['2017-12-31', '2025-09-30'], roomCode: 'FAM' }, { adults: 1, childBirthDates: [] },
  ]);
  const room = { adultsCount: 2, childrenBirthDates: ['2018-05-04'], roomCode: 'FAM', boardCode: 'AI' as const, participantsCount: 3 };
  expect(offerWithAgesOnly({ endDate: '2026-07-19', occupancies: [room] })).toEqual({ endDate: '2026-07-19', occupancies: [{ ...room, childrenBirthDates: ['2017-12-31'] }] });
});
