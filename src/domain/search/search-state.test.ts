import { expect, it } from 'vitest';
import { childrenCount, defaultSearchState } from './search-state.ts';

it('searches for two adults in one room by plane, cheapest first, per person [gs.default] [listing.defaults]', () => {
  expect(defaultSearchState()).toEqual({
    durationFrom: null,
    durationTo: null,
    startDate: null,
    endDate: null,
    flexibleDays: 0,
    sortCode: 'price',
    fullPrice: false,
    selectedAirports: [],
    selectedDestinationsCodes: [],
    tripType: 'WS',
    adultsCount: 2,
    childrenBirthDates: [],
    occupancies: [{ adults: 2, childBirthDates: [] }],
    selectedFilterValues: {},
    searchCriteriaCode: null,
    pageUrl: null,
    multiroomEnabled: false,
  });
});

it('is new every time, so nobody changes the default of others [gs.default]', () => {
  defaultSearchState().selectedAirports.push('PRG');
  expect(defaultSearchState().selectedAirports).toEqual([]);
});

it('counts children by their birth dates [gs.child-count]', () => {
  expect(childrenCount({ childrenBirthDates: ['2019-05-04', '2021-01-02'] })).toBe(2);
});
