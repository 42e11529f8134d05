import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, ageOn, diffDays, firstDayOfMonth, isIsoDate, lastDayOfMonth, weekday } from './iso-date.ts';

it.each(['2026-02-30', '2026-13-01', '2026-1-1', '20260101', '2026-01-01T00:00', '0000-01-01', '9999-12-31', '', null, 20260101])(
  'does not take %s for a date [date.formats]',
  (value) => expect(isIsoDate(value)).toBe(false),
);

it('takes a leap day for a date in a leap year only [date.formats]', () => {
  expect([isIsoDate('2028-02-29'), isIsoDate('2026-02-29')]).toEqual([true, false]);
});

it('adds days over months and years, and diffDays undoes it [date.formats]', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  fc.assert(fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
    expect(diffDays('2026-07-01', addDays('2026-07-01', days))).toBe(days);
  }));
});

it('keeps a month added inside the month [date.month-range]', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect([firstDayOfMonth('2028-02-10'), lastDayOfMonth('2028-02-10')]).toEqual(['2028-02-01', '2028-02-29']);
});

it('counts weekdays from Monday [date.weekdays]', () => {
  expect([weekday('2026-07-06'), weekday('2026-07-05')]).toEqual([1, 7]);
});

it('counts full years only: a birthday tomorrow does not count yet [participants.child-age]', () => {
  expect([ageOn('2008-07-13', '2026-07-12'), ageOn('2008-07-12', '2026-07-12')]).toEqual([17, 18]);
});
