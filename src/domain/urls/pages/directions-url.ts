import type { PlaceSlugs } from '../listing-url.ts';

/** All places that the shop sells holidays in. */
export const DIRECTIONS_PATH = '/dovolena';

/** In the place of a region or resort this word means none [page.directions]. */
export const NO_PLACE_WORD = 'zima';

/** `/directions/{type}/{direction}/{region?}/{resort?}` [page.directions]. */
export function directionsPath(type: string, { direction, region, resort }: PlaceSlugs & { direction: string }): string {
  return `/directions/${joined(type, direction, region, resort)}`;
}

/** `/direction-flights/{city}/{direction}/{region?}/{resort?}` [page.direction-flights]. */
export function directionFlightsPath(city: string, { direction, region, resort }: PlaceSlugs & { direction: string }): string {
  return `/direction-flights/${joined(city, direction, region, resort)}`;
}

/** A resort without its region keeps its position behind the word for none. */
function joined(first: string, direction: string, region?: string, resort?: string): string {
  const parts = [first, direction, ...(region || resort ? [region || NO_PLACE_WORD] : []), ...(resort ? [resort] : [])];
  return parts.map(encodeURIComponent).join('/');
}
