import { expect, it } from 'vitest';
import { isSortType, priceDirectionOf, SORT_TYPES } from './sort-types.ts';

it('knows six sorts and which of them go by price [sort.types]', () => {
  expect(SORT_TYPES.map((type) => [type, priceDirectionOf(type)])).toEqual([
    ['price', 'ASCENDING'],
    ['priceDESC', 'DESCENDING'],
    ['hotelRating', undefined],
    ['nearestDeparture', 'ASCENDING'],
    ['categoryDESC', undefined],
    ['flightDate', 'ASCENDING'],
  ]);
  expect([isSortType('price'), isSortType('cheapest'), isSortType(undefined)]).toEqual([true, false, false]);
});
