import { map } from 'rxjs';
import { localisedPath } from '../domain/language.ts';
import { listingAddress } from '../domain/urls/listing-address.ts';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/** Whenever a search is submitted, its listing opens [gs.submit]. */
export const searchOpensListing: Policy = ({ facts$, context }) => facts$.pipe(
  when('globalSearch.submitted'),
  map(({ searchState }) => ({ type: 'navigation.go', url: localisedPath(context.language, listingAddress(searchState)) })),
);
