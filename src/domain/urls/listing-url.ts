import type { TripType } from '../search/trip-types.ts';
import { tripTypeOfSlug, tripTypeSlug } from '../search/trip-types.ts';

/** Slugs of a place, from the country down; a region needs its country, a resort its region. */
export interface PlaceSlugs {
  direction?: string;
  region?: string;
  resort?: string;
}

export interface ListingPlace extends PlaceSlugs {
  tripType: TripType;
}

export interface FlightsListingPlace extends PlaceSlugs {
  direction: string;
  /** Slug of the city of departure. */
  city: string;
}

/** `/dovolena/recko/kreta/nabidky-letecky`; without a direction, offers from everywhere [route.listing-types]. */
export function listingPath({ tripType, ...place }: ListingPlace): string {
  return `/dovolena${placePath(place)}/nabidky-${tripTypeSlug(tripType)}`;
}

/** Reads a listing path without a language prefix; undefined when it is none or of no known type. */
export function parseListingPath(path: string): ListingPlace | undefined {
  const [, places = '', slug = ''] = /^\/dovolena((?:\/[^/]+){0,3})\/nabidky-([^/?#]+)\/?(?:[?#]|$)/.exec(path) ?? [];
  const tripType = tripTypeOfSlug(slug);
  const [, direction, region, resort] = places.split('/');
  return tripType && { tripType, direction, region, resort };
}

/** `/wypoczynek/grecja/kreta/wyloty-z-praga` [route.flights-listing]. */
export function flightsListingPath({ city, ...place }: FlightsListingPlace): string {
  return `/wypoczynek${placePath(place)}/wyloty-z-${city}`;
}

function placePath({ direction, region, resort }: PlaceSlugs): string {
  const slugs = [direction, region, resort];
  const known = slugs.findIndex((slug) => !slug);
  return slugs.slice(0, known === -1 ? slugs.length : known).map((slug) => `/${slug}`).join('');
}
