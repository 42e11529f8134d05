import { expect, it } from 'vitest';
import { cheapestMonth, daysOfMonth, lowestOfMonths } from './month-prices.ts';

const may = { month: '2026-05', totalPrice: 200, date: '2026-05-03' };
const mayElsewhere = { month: '2026-05', totalPrice: 150, date: '2026-05-20' };
const june = { month: '2026-06', totalPrice: 150, date: '2026-06-01' };

it('takes of several places the lowest price of each month [page.lowest-price-chart]', () => {
  expect(lowestOfMonths([{ months: [june, may] }, { months: [mayElsewhere] }, { months: [] }])).toEqual([mayElsewhere, june]);
  expect(lowestOfMonths([])).toEqual([]);
});

it('calls the earliest of the cheapest months the cheapest [page.lowest-price-chart]', () => {
  expect(cheapestMonth([june, mayElsewhere])).toEqual(mayElsewhere);
  expect(cheapestMonth([])).toBeUndefined();
});

it('knows the days of a month, in leap years too', () => {
  expect(daysOfMonth('2028-02')).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
});
