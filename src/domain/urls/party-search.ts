import { partyOf } from '../search/participants.ts';
import type { Occupancy } from '../search/participants.ts';
import { defaultSearchState } from '../search/search-state.ts';
import { encodeListingQuery } from './listing-q.ts';
import { formatQueryString } from './encoding/query-string.ts';

/** The `q` of a hotel card or checkout: who travels, in which rooms, and nothing else; '' for two adults. */
export function partyQuery(occupancies: readonly Occupancy[]): string {
  const { adults, childBirthDates } = partyOf([...occupancies]);
  return encodeListingQuery({
    ...defaultSearchState(),
    adultsCount: adults,
    childrenBirthDates: [...childBirthDates],
    occupancies: [...occupancies],
    multiroomEnabled: occupancies.length > 1,
  });
}

/** The address of a hotel or an offer for a party. */
export function withParty(path: string, occupancies: readonly Occupancy[]): string {
  return path + formatQueryString({ q: partyQuery(occupancies) });
}
