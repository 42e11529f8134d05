import { describe, expect, it } from 'vitest';
import { defaultSearchState } from '../search-state.ts';
import { listingAddress, withImplied } from './listing-address.ts';
import type { ListingBase } from './listing-address.ts';
import { parseListingSearch } from './listing-params.ts';

const crete: ListingBase = {
  path: '/dovolena/recko/kreta/nabidky-letecky',
  implied: { tripType: 'WS', selectedDestinationsCodes: ['GR-KRETA'], selectedAirports: [] },
};
const state = { ...defaultSearchState(), selectedDestinationsCodes: ['GR-KRETA'], adultsCount: 3, occupancies: [{ adults: 3, childBirthDates: [] }] };
const readBack = (address: string, base: ListingBase) => withImplied(parseListingSearch(address.slice(address.indexOf('?'))).state, base);

describe('the address of a listing', () => {
  it('leaves out of q what the path says and reads it back [gs.search-state]', () => {
    expect(listingAddress(state, crete)).toBe('/dovolena/recko/kreta/nabidky-letecky?q=ctAdult:3');
    expect(readBack(listingAddress(state, crete), crete)).toEqual(state);
  });

  it('moves to everywhere when the path’s place is given up [route.listing-types]', () => {
    expect(listingAddress({ ...state, selectedDestinationsCodes: [] }, crete)).toBe('/dovolena/nabidky-letecky?q=ctAdult:3');
    expect(listingAddress({ ...state, selectedDestinationsCodes: ['GR-KRETA', 'TR'] }, crete)).toBe('/dovolena/nabidky-letecky?q=c:GR-KRETA:c:TR:ctAdult:3');
  });

  it('has the trip type in the path [route.listing-types]', () => {
    expect(listingAddress({ ...defaultSearchState(), tripType: 'NR' })).toBe('/dovolena/nabidky-lyze');
    expect(listingAddress({ ...state, tripType: 'DW' }, crete)).toBe('/dovolena/nabidky-autem?q=c:GR-KRETA:ctAdult:3');
  });
});
