import type { Policy } from '../policy.ts';
import { searchIsRemembered } from './search-is-remembered.ts';
import { searchOpensListing } from './search-opens-listing.ts';

export const searchPolicies: readonly Policy[] = [searchIsRemembered, searchOpensListing];
