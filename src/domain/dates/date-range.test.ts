import { expect, it } from 'vitest';
import { isInRange, isMonthRange } from './date-range.ts';

it.each([
  [['2026-07-01', '2026-07-31'], true],
  [['2026-07-01', '2026-08-31'], true],
  [['2028-02-01', '2028-02-29'], true],
  [['2028-02-01', '2028-02-28'], false],
  [['2026-07-02', '2026-07-31'], false],
  [['2026-07-01', '2026-07-30'], false],
  [['2026-07-01'], false],
  [['2026-07-01', '2026-07-31', '2026-08-31'], false],
  [['2026-07-01', '2026-06-30'], false],
  [['2026-07-01', 'soon'], false],
  [[], false],
])('says whether %j are whole months [date.month-range]', (dates, whole) => {
  expect(isMonthRange(dates)).toBe(whole);
});

it.each([
  ['()', [false, true, false]],
  ['[]', [true, true, true]],
  ['(]', [false, true, true]],
  ['[)', [true, true, false]],
])('counts the ends as %s says [date.inclusivity]', (inclusivity, expected) => {
  const inRange = ['2026-07-01', '2026-07-02', '2026-07-03'].map((date) =>
    isInRange(date, '2026-07-01', '2026-07-03', inclusivity),
  );
  expect(inRange).toEqual(expected);
  expect(isInRange('2026-06-30', '2026-07-01', '2026-07-03', inclusivity)).toBe(false);
  expect(isInRange('2026-07-04', '2026-07-01', '2026-07-03', inclusivity)).toBe(false);
});

it.each(['', '[[', ')(', '[', 'both'])('throws on %j [date.inclusivity]', (inclusivity) => {
  expect(() => isInRange('2026-07-02', '2026-07-01', '2026-07-03', inclusivity)).toThrow(RangeError);
});
