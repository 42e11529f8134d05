import { expect, it } from 'vitest';
import { isSortType, SORT_TYPES } from './sort-types.ts';

it('knows six sorts [sort.types]', () => {
  expect(SORT_TYPES).toEqual(['price', 'priceDESC', 'hotelRating', 'nearestDeparture', 'categoryDESC', 'flightDate']);
  expect([isSortType('price'), isSortType('cheapest'), isSortType(undefined)]).toEqual([true, false, false]);
});
