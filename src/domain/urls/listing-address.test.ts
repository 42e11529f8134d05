import { describe, expect, it } from 'vitest';
import { defaultSearchState } from '../search/search-state.ts';
import { listingAddress, withImplied } from './listing-address.ts';
import type { ListingBase } from './listing-address.ts';
import { parseListingSearch } from './listing-params.ts';
import { placeAddress } from './place-address.ts';

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

  it('stays on a campaign as long as its trips leave when it says, and moves with the days when not [page.campaigns]', () => {
    const winter = { path: '/zimni-dovolena', implied: { tripType: 'WS', selectedDestinationsCodes: [], selectedAirports: [], startDate: '2026-12-01', endDate: '2027-03-31' } } satisfies ListingBase;
    const chosen = withImplied({ ...state, selectedDestinationsCodes: [] }, winter);
    expect(chosen).toMatchObject({ startDate: '2026-12-01', endDate: '2027-03-31' });
    expect(listingAddress(chosen, winter)).toBe('/zimni-dovolena?q=ctAdult:3');
    expect(withImplied({ ...chosen, startDate: '2027-01-05', endDate: null }, winter)).toMatchObject({ startDate: '2027-01-05', endDate: null });
    expect(listingAddress({ ...chosen, startDate: '2027-01-05' }, winter)).toBe('/dovolena/nabidky-letecky?q=startDate:2027-01-05:endDate:2027-03-31:ctAdult:3');
  });

  it('moves to everywhere when the path’s place is given up [route.listing-types]', () => {
    expect(listingAddress({ ...state, selectedDestinationsCodes: [] }, crete)).toBe('/dovolena/nabidky-letecky?q=ctAdult:3');
    expect(listingAddress({ ...state, selectedDestinationsCodes: ['GR-KRETA', 'TR'] }, crete)).toBe('/dovolena/nabidky-letecky?q=c:GR-KRETA:c:TR:ctAdult:3');
  });

  it('of another place is that place’s path with the rest of the search [listing.destinations]', () => {
    expect(placeAddress(state, 'TR', { direction: 'turecko' })).toBe('/dovolena/turecko/nabidky-letecky?q=ctAdult:3');
    expect(placeAddress({ ...defaultSearchState(), tripType: 'NR', selectedAirports: ['PRG'] }, 'AT-TYROL', { direction: 'rakousko', region: 'tyrolsko' }))
      .toBe('/dovolena/rakousko/tyrolsko/nabidky-lyze?q=a:PRG');
  });

  it('has the trip type in the path [route.listing-types]', () => {
    expect(listingAddress({ ...defaultSearchState(), tripType: 'NR' })).toBe('/dovolena/nabidky-lyze');
    expect(listingAddress({ ...state, tripType: 'DW' }, crete)).toBe('/dovolena/nabidky-autem?q=c:GR-KRETA:ctAdult:3');
  });
});
