import type { Generated } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import type { HotelKind } from '../catalogue/hotel-kinds.ts';

/** A name in every language of the shop. */
export type Names = Record<Language, string>;

/** The catalogue, the cells that search reads, and what is booked of it (migrations 001 to 005). */
export interface SearchSchema {
  catalogue_version: {
    id: Generated<number>;
    seed: number;
    size: string;
    first_day: string;
    lengths: number[];
    hotels: number;
    offers: number;
    finished_at: Generated<Date>;
  };
  destination: {
    code: string;
    kind: 'country' | 'region' | 'resort';
    parent: string | null;
    slug: string;
    names: Names;
    latitude: number;
    longitude: number;
    position: number;
  };
  airport: {
    id: number;
    code: string;
    names: Names;
    latitude: number;
    longitude: number;
    departure: boolean;
    position: number;
  };
  flight: {
    origin: string;
    destination: string;
    weekday: number;
    airline_code: string;
    flight_number: string;
    departure_time: string;
    arrival_time: string;
  };
  hotel: {
    id: number;
    code: string;
    trip_type: TripType;
    kind: HotelKind;
    name: string;
    names: Names | null;
    slug: string;
    stars: number;
    rating: number;
    rating_count: number;
    /** How many gave 9–10, 7–8, 5–6, 3–4 and 0–2; empty where nobody did. */
    rating_spread: number[];
    country_code: string;
    region_code: string;
    resort_code: string;
    latitude: number;
    longitude: number;
    arrival_airport: string | null;
    season: 'summer' | 'winter' | 'all';
    rooms_count: number;
    /** Null where there is no sea. */
    beach_metres: number | null;
    facilities: string[];
    pictures: string[];
    slope_picture: string | null;
    single_supplement: number;
    third_adult: number;
    infant: number;
    child: number;
    teen: number;
    room_fit: (number | null)[];
    discounts: number[];
  };
  hotel_text: {
    hotel_id: number;
    language: Language;
    summary: string;
    description: string[];
    tour_plan: TourDay[] | null;
  };
  hotel_room: {
    hotel_id: number;
    code: string;
    position: number;
    names: Names;
    capacity: number;
    max_adults: number;
    supplement: number;
    stock: number;
    /** Null where there is no room, as on a plane. */
    beds: RoomBed[] | null;
    /** Square metres. */
    size_m2: number | null;
    picture: string | null;
  };
  offer_cell: {
    hotel_id: number;
    trip_type: TripType;
    airport_id: number;
    board_id: number;
    nights: number;
    prices: number[];
    highs: number[];
    version: Generated<number>;
  };
  price_version: {
    only_one: Generated<boolean>;
    catalogue: number;
    version: number;
    offers: number;
    price_sum: number;
    rooms_version: Generated<number>;
  };
  allotment: {
    hotel_code: string;
    room_code: string;
    night: string;
    booked: number;
    version: Generated<number>;
  };
}

export interface RoomBed {
  kind: 'double' | 'single' | 'sofaBed' | 'bunkBed' | 'extraBed';
  count: number;
}

export interface TourDay {
  day: number;
  title: string;
  text: string;
}
