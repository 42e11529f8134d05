import type { Policy } from '../policy.ts';
import { listingChangesUrl } from './listing-changes-url.ts';
import { searchNamesCalls } from './search-names-calls.ts';
import { sortIsRemembered } from './sort-is-remembered.ts';

export const listingPolicies: readonly Policy[] = [listingChangesUrl, searchNamesCalls, sortIsRemembered];
