import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a search is submitted, its listing opens [gs.submit]. */
export const searchOpensListing: Policy = ({ facts$, context }) => facts$.pipe(
  when('globalSearch.submitted'),
  map(({ address }) => ({ type: 'navigation.go', url: localisedPath(context.language, address) })),
);
