import type { TripType } from '../../../../domain/search/trip-types.ts';
import type { Names } from '../../../db/schema.search.ts';
import type { CubePolicy } from '../answer/cube-party.ts';
import { bytesOf, type PackedHotel } from './packed-hotel.ts';
import type { ScarceRooms } from './sold-out.ts';

/** What a hotel is found by, and its prices. */
export interface CubeHotel {
  id: number;
  code: string;
  tripType: TripType;
  /** Place in HOTEL_KINDS. */
  kind: number;
  stars: number;
  /** Tenths of a point. */
  rating: number;
  /** Infinity where there is no sea. */
  beachMetres: number;
  latitude: number;
  longitude: number;
  /** Country, region and resort: places in `Cube.places`. */
  places: readonly [number, number, number];
  /** Places in `Cube.facilities`. */
  facilities: Uint8Array;
  policy: CubePolicy;
  /** Percent that the cheapest room for some adults and minors adds; -1 where none takes them. */
  roomFit: Int16Array;
  rooms: readonly CubeRoomKind[];
  scarce: ScarceRooms | null;
  /** Percent that a price is cut by, by day of the window. */
  discounts: Uint8Array;
  prices: PackedHotel;
}

export interface CubeRoomKind {
  code: string;
  capacity: number;
  maxAdults: number;
  supplement: number;
  /** Rooms for sale on each night. */
  stock: number;
}

export interface CubePlace {
  code: string;
  slug: string;
  names: Names;
}

/** All offers at one version of the prices, read only: changes make another cube that shares what did not change. */
export interface Cube {
  /** Which catalogue, and which version of its prices. */
  catalogue: number;
  version: number;
  /** Which version of the rooms that are left. */
  roomsVersion: number;
  firstDay: string;
  /** Numbers of nights that anything is sold for, ascending. */
  lengths: readonly number[];
  airportIds: ReadonlyMap<string, number>;
  airportCodes: ReadonlyMap<number, string>;
  /** In the order in which they are shown. */
  places: readonly CubePlace[];
  placesByCode: ReadonlyMap<string, number>;
  facilities: readonly string[];
  /** By id ascending. */
  hotels: readonly CubeHotel[];
  hotelsOfTrip: ReadonlyMap<TripType, readonly CubeHotel[]>;
  hotelsByCode: ReadonlyMap<string, CubeHotel>;
  offers: number;
  priceSum: number;
  /** Memory that the prices take. */
  bytes: number;
}

/** The cube of a catalogue's facts and its hotels. */
export function cubeOf(facts: Omit<Cube, 'airportCodes' | 'placesByCode' | 'hotelsOfTrip' | 'hotelsByCode' | 'offers' | 'priceSum' | 'bytes'>): Cube {
  return {
    ...facts,
    airportCodes: new Map([...facts.airportIds].map(([code, id]) => [id, code])),
    placesByCode: new Map(facts.places.map(({ code }, place) => [code, place])),
    hotelsOfTrip: Map.groupBy(facts.hotels, ({ tripType }) => tripType),
    hotelsByCode: new Map(facts.hotels.map((hotel) => [hotel.code, hotel])),
    offers: facts.hotels.reduce((sum, { prices }) => sum + prices.offers, 0),
    priceSum: facts.hotels.reduce((sum, { prices }) => sum + prices.priceSum, 0),
    bytes: facts.hotels.reduce((sum, { prices }) => sum + bytesOf(prices), 0),
  };
}
