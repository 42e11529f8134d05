import type { SearchState } from '../search/search-state.ts';
import { listingAddress } from './listing-address.ts';
import { listingPath } from './listing-url.ts';
import type { PlaceSlugs } from './listing-url.ts';

/** The address of the same search at another place, which its path says. @param code of the last of the slugs */
export function placeAddress(state: SearchState, code: string, slugs: PlaceSlugs): string {
  const implied = { tripType: state.tripType, selectedDestinationsCodes: [code], selectedAirports: [] };
  return listingAddress({ ...state, selectedDestinationsCodes: [code] }, { path: listingPath({ tripType: state.tripType, ...slugs }), implied });
}
