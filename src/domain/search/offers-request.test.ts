import { describe, expect, it } from 'vitest';
import { offersRequestOf } from './offers-request.ts';
import { defaultSearchState } from './search-state.ts';

const today = '2026-07-01';

describe('offers request', () => {
  it('asks for the first ten offers by price of the coming sale by default [listing.defaults]', () => {
    expect(offersRequestOf(defaultSearchState(), { today })).toEqual({
      offerType: 'BY_PLANE', tripType: 'WS', numberOfAdults: 2, childrenBirthdays: [], departuresCodes: [], destinationsCodes: [],
      departureDateFrom: '2026-07-02', departureDateTo: '2027-04-27', filters: [], metaData: { page: 0, pageSize: 10, sorting: 'price' },
    });
  });

  it('has every field of a search and of its page [listing.request] [listing.multiroom-occupancies]', () => {
    const occupancies = [{ adults: 2, childBirthDates: ['2019-05-04'] }, { adults: 1, childBirthDates: [] }];
    const state = {
      ...defaultSearchState(), tripType: 'NR' as const, durationFrom: 7, durationTo: 9, startDate: '2026-12-20', endDate: '2027-01-10',
      sortCode: 'hotelRating' as const, selectedAirports: ['PRG'], selectedDestinationsCodes: ['AT-TYROL'], adultsCount: 3,
      childrenBirthDates: ['2019-05-04'], occupancies, multiroomEnabled: true, selectedFilterValues: { stars: ['4', '5'], boards: [] },
    };
    const scope = { site: 'zima', hotelCodes: ['ATH1'], radius: 30, regionLocation: { latitude: 47.2, longitude: 11.4 } };
    expect(offersRequestOf(state, { today, page: 2, pageSize: 20, ...scope })).toEqual({
      offerType: 'SKI', tripType: 'NR', numberOfAdults: 3, childrenBirthdays: ['2019-05-04'], occupancies,
      departuresCodes: ['PRG'], destinationsCodes: ['AT-TYROL'], departureDateFrom: '2026-12-20', departureDateTo: '2027-01-10',
      durationFrom: 7, durationTo: 9, filters: [{ filterId: 'stars', selectedValues: ['4', '5'] }],
      metaData: { page: 2, pageSize: 20, sorting: 'hotelRating' }, ...scope,
    });
  });

  it('sends no rooms of a search that is not multi-room [listing.multiroom-occupancies]', () => {
    expect(offersRequestOf(defaultSearchState(), { today })).not.toHaveProperty('occupancies');
  });

  it('sends no half of a duration [duration.filter]', () => {
    const request = offersRequestOf({ ...defaultSearchState(), durationFrom: 7 }, { today });
    expect([request.durationFrom, request.durationTo]).toEqual([undefined, undefined]);
  });

  it('asks for as many days more as the chosen ones may be missed by, none of them over [date.draft] [listing.request]', () => {
    const state = { ...defaultSearchState(), startDate: '2026-07-04', endDate: '2026-07-04', flexibleDays: 3 as const };
    expect(offersRequestOf(state, { today })).toMatchObject({ departureDateFrom: '2026-07-02', departureDateTo: '2026-07-07' });
    expect(offersRequestOf({ ...state, endDate: null }, { today })).toMatchObject({ departureDateFrom: '2026-07-02', departureDateTo: '2027-04-27' });
    expect(offersRequestOf({ ...state, endDate: '9999-12-31' }, { today })).toMatchObject({ departureDateTo: '9999-12-31' });
  });

  it('asks for no departure of today or before, when a month was chosen that has begun', () => {
    const state = { ...defaultSearchState(), startDate: '2026-07-01', endDate: '2026-07-31' };
    expect(offersRequestOf(state, { today })).toMatchObject({ departureDateFrom: '2026-07-02', departureDateTo: '2026-07-31' });
  });
});
