import { expect, it } from 'vitest';
import { nearestDay } from './nearest-day.ts';

const days = ['2027-04-25', '2027-04-28', '2027-05-02'].map((date) => ({ date }));

it('is the closest day, of two as close the later [config.choices]', () => {
  expect(['2027-04-01', '2027-04-26', '2027-04-30', '2027-08-01'].map((date) => nearestDay(days, date)?.date)).toEqual(['2027-04-25', '2027-04-25', '2027-05-02', '2027-05-02']);
  expect(nearestDay([], '2027-04-01')).toBeUndefined();
});
