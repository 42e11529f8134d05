import { map } from 'rxjs';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the list is asked for differently the next search takes its order, kind of price and facets along [gs.search-state]. */
export const searchFollowsList: DeferredPolicy = ({ facts$ }) => facts$.pipe(
  when('listing.urlChanged'),
  map(({ searchState: { sortCode, fullPrice, selectedFilterValues } }) => ({ type: 'globalSearch.followList', choices: { sortCode, fullPrice, selectedFilterValues } })),
);
