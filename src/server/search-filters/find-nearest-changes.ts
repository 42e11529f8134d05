import { nearestOf, possibleChanges, type NearestChange } from '../../domain/search/nearest-changes.ts';
import { offersRequestOf } from '../../domain/search/offers-request.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import type { SearchContext } from '../search/prices/catalogue-window.ts';
import { placeOf } from '../search/rows/read-offers.ts';
import type { Shop } from '../shop.ts';
import { checkSearchState } from './check-stay.ts';
import { readOffersRequest } from './read-offers-request.ts';

/**
 * The smallest changes of a search that would find something, with the hotels that each finds; all are counted at once.
 * @throws Problem 400 that names a range that cannot be
 */
export async function findNearestChanges({ database, search }: Pick<Shop, 'database' | 'search'>, state: SearchState, { today, language }: SearchContext): Promise<NearestChange[]> {
  checkSearchState(state);
  const changes = possibleChanges(state, today);
  const requests = await Promise.all(changes.map(({ searchState }) => readOffersRequest(database.kysely, offersRequestOf(searchState, { today }))));
  const nearest = nearestOf(changes, await search.countEach(requests.map(({ query }) => query), { today }));
  const codes = nearest.filter(({ kind }) => kind === 'surroundings').flatMap(({ searchState }) => searchState.selectedDestinationsCodes);
  const places = codes.length === 0 ? [] : await database.kysely.selectFrom('destination').select(['code', 'names', 'slug']).where('code', 'in', codes).orderBy('code').execute();
  return nearest.map((change) => ({ ...change, places: change.kind === 'surroundings' ? places.map((place) => placeOf(place, language)) : [] }));
}
