import { expect, it } from 'vitest';
import { withFittingParty } from './fitting-party.ts';
import { defaultSearchState } from './search-state.ts';
import type { SearchState } from './search-state.ts';
import { TRIP_TYPES } from './trip-types.ts';

const rooms = [{ adults: 2, childBirthDates: ['2019-05-04'] }, { adults: 2, childBirthDates: [] }];
const inRooms = { ...defaultSearchState(), adultsCount: 4, childrenBirthDates: ['2019-05-04'], occupancies: rooms, multiroomEnabled: true };

it('turns several rooms into the default one for a trip type without rooms to choose, and keeps the rest [trip.collapse-rooms]', () => {
  const partyOfType = TRIP_TYPES.map((tripType) => {
    const { adultsCount, childrenBirthDates, occupancies, multiroomEnabled } = withFittingParty({ ...inRooms, tripType });
    return [tripType, adultsCount, childrenBirthDates.length, occupancies.length, multiroomEnabled];
  });
  expect(partyOfType).toEqual([['WS', 4, 1, 2, true], ['DW', 4, 1, 2, true], ['WO', 2, 0, 1, false], ['NR', 4, 1, 2, true], ['CZ', 2, 0, 1, false]]);
  const sorted: SearchState = { ...inRooms, tripType: 'WO', sortCode: 'priceDESC', selectedDestinationsCodes: ['GR'] };
  expect(withFittingParty(sorted)).toEqual({ ...defaultSearchState(), tripType: 'WO', sortCode: 'priceDESC', selectedDestinationsCodes: ['GR'] });
});

it('keeps a party that does not travel in several rooms, whatever the trip type [trip.collapse-rooms]', () => {
  const oneRoom: SearchState = { ...defaultSearchState(), tripType: 'WO', adultsCount: 4, occupancies: [{ adults: 4, childBirthDates: [] }] };
  for (const state of [oneRoom, { ...oneRoom, multiroomEnabled: true }, { ...inRooms, tripType: 'WO' as const, multiroomEnabled: false }]) expect(withFittingParty(state)).toBe(state);
});
