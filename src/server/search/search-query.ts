import type { Occupancy } from '../../domain/search/participants.ts';
import type { SortType } from '../../domain/search/sort-types.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import type { HotelType } from '../catalogue/hotel-kinds.ts';

/** What a visitor searches by, as the search functions take it. Empty lists and null mean "any". */
export interface SearchQuery {
  tripType: TripType;
  /** IATA codes. */
  airports: string[];
  /** `GR`, `GR-KRETA`, `GR-KRETA-CHERSONISSOS`, mixed. */
  destinations: string[];
  /** First and last day of departure, yyyy-MM-dd; days that are not on sale are ignored. */
  dateFrom: string | null;
  dateTo: string | null;
  nightsFrom: number | null;
  nightsTo: number | null;
  /** The party by rooms; at least one. Each room is priced on its own, in the cheapest kind of room it fits. */
  occupancies: Occupancy[];
  filters: SearchFilters;
}

export interface SearchFilters {
  /** Any of them. */
  stars: number[];
  /** Any of them. */
  boards: string[];
  /** All of them. */
  facilities: string[];
  /** Any of them. */
  hotelTypes: HotelType[];
  /** At most so many metres from the beach. */
  beachWithin: number | null;
  /** At least this, 0 to 10. */
  ratingFrom: number | null;
  /** Bounds of the whole party's price, minor units, both included. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Any of them. */
  hotelCodes: string[];
  /** At most `kilometres` from the point. */
  near: { latitude: number; longitude: number; kilometres: number } | null;
}

export interface ResultPage {
  sort: SortType;
  /** From 0. */
  page: number;
  pageSize: number;
}

/** Everything on sale of a trip type for two adults: a base for more particular queries. */
export function anyTrip(tripType: TripType): SearchQuery {
  return {
    tripType,
    airports: [],
    destinations: [],
    dateFrom: null,
    dateTo: null,
    nightsFrom: null,
    nightsTo: null,
    occupancies: [{ adults: 2, childBirthDates: [] }],
    filters: { stars: [], boards: [], facilities: [], hotelTypes: [], beachWithin: null, ratingFrom: null, priceFrom: null, priceTo: null, hotelCodes: [], near: null },
  };
}
