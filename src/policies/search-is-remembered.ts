import { map } from 'rxjs';
import { listingAddress } from '../domain/urls/listing-address.ts';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/** Whenever a search is submitted, it can be found again, and its children need not be typed again [url.birthdates-cookie]. */
export const searchIsRemembered: Policy = ({ facts$ }) => facts$.pipe(
  when('globalSearch.submitted'),
  map(({ searchState }) => ({ type: 'memory.keepSearch', address: listingAddress(searchState), childrenBirthDates: searchState.childrenBirthDates })),
);
