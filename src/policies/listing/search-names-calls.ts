import { filter, map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the search knows what lists offers of each type, the list beneath it asks so [gs.option-fields]. */
export const searchNamesCalls: Policy = ({ facts$, context }) => facts$.pipe(
  when('globalSearch.callsNamed'),
  filter(() => context.pageType === 'listing'),
  map(({ calls }) => ({ type: 'listing.nameCalls', calls })),
);
