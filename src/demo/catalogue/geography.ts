import type { Names } from '../../server/db/schema.search.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import data from './geography.json' with { type: 'json' };

interface Place {
  code: string;
  slug: string;
  names: Names;
  latitude: number;
  longitude: number;
}

export type Resort = Place;

export interface Region extends Place {
  airport: string | null;
  sells: TripType[];
  /** `winter` is ski, `lake` summer in the mountains, `all` sun the year round. */
  season: 'summer' | 'all' | 'winter' | 'lake';
  scenes: string[];
  /** Prices on the ground; 100 is about Bulgaria's coast. */
  priceLevel: number;
  resorts: Resort[];
}

export interface Country extends Place {
  regions: Region[];
}

export interface Airport extends Omit<Place, 'slug'> {
  timeZone: string;
}

/** Countries with their regions and resorts at true coordinates (SOURCES.md). */
export const COUNTRIES = data.countries as Country[];
export const DEPARTURE_AIRPORTS = data.departureAirports as Airport[];
export const ARRIVAL_AIRPORTS = data.arrivalAirports as Airport[];

/** Great-circle distance. */
export function kilometresBetween(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = Math.PI / 180;
  const cosine =
    Math.sin(a.latitude * radians) * Math.sin(b.latitude * radians) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.cos((a.longitude - b.longitude) * radians);
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)));
}
