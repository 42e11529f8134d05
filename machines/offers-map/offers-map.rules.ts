import { parseCoordinates } from '../../src/domain/offers/coordinates.ts';
import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import type { MapArea, OffersMapContext } from './offers-map.types.ts';

/** As many offers as one answer may hold. */
const MOST_ON_MAP = 60;
/** Kilometres: the contract takes no more, and less than one is a street. */
const [LEAST_RADIUS, MOST_RADIUS] = [1, 2000];

/** The surroundings that somebody looks at; null where the middle is no place on the map [listing.coordinates]. */
export function areaOf({ latitude, longitude, radius }: { latitude: number; longitude: number; radius: number }): MapArea | null {
  // A map that was pushed around the world counts on beyond 180 degrees.
  const regionLocation = parseCoordinates(latitude, ((((longitude + 180) % 360) + 360) % 360) - 180);
  if (regionLocation === undefined || !(radius > 0)) return null;
  const { latitude: north, longitude: east } = regionLocation;
  return { regionLocation: { latitude: rounded(north), longitude: rounded(east) }, radius: Math.round(Math.min(MOST_RADIUS, Math.max(LEAST_RADIUS, radius))) };
}

export function mapRequestOf({ searchState, today, area }: Pick<OffersMapContext, 'searchState' | 'today' | 'area'>): OffersRequest {
  return offersRequestOf(searchState, { today, pageSize: MOST_ON_MAP, ...area });
}

/** To some ten metres: the same look at the map asks the same. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
