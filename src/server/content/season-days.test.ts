import { expect, it } from 'vitest';
import { seasonDays } from './season-days.ts';

const winter = { startDate: '12-01', endDate: '03-31' };

it.each([
  ['2026-06-15', '2026-12-01', '2027-03-31'],
  ['2026-11-21', '2026-12-01', '2027-03-31'],
  ['2026-12-24', '2026-12-25', '2027-03-31'],
  ['2027-02-01', '2027-02-02', '2027-03-31'],
  ['2027-03-31', '2027-12-01', '2028-03-31'],
])('finds the season that is on or comes next: on %s it is %s to %s [page.campaigns]', (today, startDate, endDate) => {
  expect(seasonDays(winter, today)).toEqual({ startDate, endDate });
});

it('counts days from today and leaves out what is not told [page.campaigns]', () => {
  expect(seasonDays({ startDate: 'today+120d' }, '2026-06-15')).toEqual({ startDate: '2026-10-13' });
  expect(seasonDays({ endDate: '2026-12-31' }, '2026-06-15')).toEqual({ endDate: '2026-12-31' });
  expect(seasonDays({}, '2026-06-15')).toEqual({});
});
