import { defaultSearchState } from '../../../domain/search/search-state.ts';
import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { findNearestChanges } from '../../search-filters/find-nearest-changes.ts';

/** The smallest changes of a search that would find something [gs.submit] [listing.empty]. */
export const nearestChanges: Handler<'nearestChanges'> = async ({ shop, body, language }) => ({
  changes: await findNearestChanges(shop, { ...defaultSearchState(), ...body }, { today: todayOf(shop.clock), language }),
});
