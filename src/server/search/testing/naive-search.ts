import { sql, type Kysely } from 'kysely';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { SortType } from '../../../domain/search/sort-types.ts';
import type { TripType } from '../../../domain/search/trip-types.ts';
import { formatOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardById } from '../../catalogue/boards.ts';
import { CELL_DAYS, UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import { kilometresBetween } from '../../../demo/catalogue/geography.ts';
import type { Schema } from '../../db/schema.ts';
import { roomSize, totalFor } from '../prices/party.ts';
import { policyOf, type RoomKindRow } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';

type NaiveHotel = Parameters<typeof policyOf>[0] & {
  id: number;
  code: string;
  trip_type: TripType;
  kind: string;
  beach_metres: number | null;
  stars: number;
  rating: number;
  country_code: string;
  region_code: string;
  resort_code: string;
  latitude: number;
  longitude: number;
  facilities: string[];
  discounts: number[];
  rooms: NaiveRoom[];
  /** Rooms taken, by kind and night. */
  booked: ReadonlyMap<string, number>;
};

type NaiveRoom = RoomKindRow & { stock: number };

interface BaseOffer {
  hotel: NaiveHotel;
  airport: string;
  airportId: number;
  boardId: number;
  date: string;
  returnDate: string;
  nights: number;
  base: number;
}

/** An offer with what the party pays, minor units. */
export interface PricedOffer extends BaseOffer {
  total: number;
}

export interface NaiveOffer extends PricedOffer {
  offerCode: string;
}

/** Search as one would write it without caring for speed: the oracle that tests hold the SQL against. */
export class NaiveCatalogue {
  readonly #offers: Map<TripType, BaseOffer[]>;
  readonly #positions: Map<string, number>;
  readonly #hotels: NaiveHotel[];

  private constructor(hotels: NaiveHotel[], offers: BaseOffer[], positions: Map<string, number>) {
    this.#hotels = hotels;
    this.#offers = Map.groupBy(offers, ({ hotel }) => hotel.trip_type);
    this.#positions = positions;
  }

  /** Reads every offer there is into memory. */
  static async read(kysely: Kysely<Schema>): Promise<NaiveCatalogue> {
    const { first_day } = await kysely.selectFrom('catalogue_version').select('first_day').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const rooms = Map.groupBy(await kysely.selectFrom('hotel_room').selectAll().orderBy('position').execute(), ({ hotel_id }) => hotel_id);
    const bookings = Map.groupBy(await kysely.selectFrom('allotment').selectAll().where('booked', '>', 0).execute(), ({ hotel_code }) => hotel_code);
    const hotels = (await kysely.selectFrom('hotel').selectAll().execute()).map((hotel): NaiveHotel => ({
      ...hotel,
      rooms: rooms.get(hotel.id) ?? [],
      booked: new Map((bookings.get(hotel.code) ?? []).map(({ room_code, night, booked }) => [`${room_code} ${night}`, booked])),
    }));
    const byId = new Map(hotels.map((hotel) => [hotel.id, hotel]));
    const airports = new Map((await kysely.selectFrom('airport').select(['id', 'code']).execute()).map(({ id, code }) => [id, code]));
    const cells = await kysely
      .selectFrom('offer_cell')
      .select(['hotel_id', 'airport_id', 'board_id', 'nights', sql<number[]>`array_to_json(prices)`.as('prices')])
      .where('airport_id', '>', 0)
      .where('board_id', '>', 0)
      .execute();
    const dates = Array.from({ length: CELL_DAYS + 30 }, (_, day) => addDays(first_day, day));
    const offers = cells.flatMap(({ hotel_id, airport_id, board_id, nights, prices }) =>
      prices.slice(0, CELL_DAYS).flatMap((base, day) =>
        base >= UNAVAILABLE ? [] : [{ hotel: byId.get(hotel_id) as NaiveHotel, airport: airports.get(airport_id) as string, airportId: airport_id, boardId: board_id, date: dates[day] as string, returnDate: dates[day + nights] as string, nights, base }],
      ),
    );
    const places = await kysely.selectFrom('destination').select(['code', 'position']).execute();
    return new NaiveCatalogue(hotels, offers, new Map(places.map(({ code, position }) => [code, position])));
  }

  get hotelCodes(): string[] {
    return this.#hotels.map(({ code }) => code);
  }

  get destinations(): string[] {
    return [...new Set(this.#hotels.flatMap(({ country_code, region_code, resort_code }) => [country_code, region_code, resort_code]))].sort();
  }

  positionOf(destination: string): number {
    return this.#positions.get(destination) ?? -1;
  }

  offers(tripType: TripType): BaseOffer[] {
    return this.#offers.get(tripType) ?? [];
  }

  /** Every matching offer. */
  all(query: SearchQuery, today: string): PricedOffer[] {
    return [...this.#judged(query, today)].flatMap(({ offer, total, failed }) => (failed.length === 0 ? [{ ...offer, total }] : []));
  }

  /** The best offer of each hotel that has a matching one, in order. */
  find(query: SearchQuery, sort: SortType, today: string): NaiveOffer[] {
    const best = new Map<number, NaiveOffer>();
    for (const { offer, total, failed } of this.#judged(query, today)) {
      const known = best.get(offer.hotel.id);
      if (failed.length === 0 && (known === undefined || compare({ ...offer, total }, known) < 0)) best.set(offer.hotel.id, { ...offer, total, offerCode: '' });
    }
    return [...best.values()].map((offer) => ({ ...offer, offerCode: codeOf(offer, query) })).sort(order(sort));
  }

  /** Hotels for each value of each dimension, when an offer matches in every other one; facilities narrow one another. */
  facets(query: SearchQuery, today: string): Record<string, Record<string, number>> & { prices: Record<string, number> } {
    const hotels: Record<string, Map<string, Set<number>>> = {};
    const lowest = new Map<number, number>();
    for (const { offer, total, failed } of this.#judged(query, today)) {
      const { hotel } = offer;
      const values: Record<string, string[]> = {
        destinations: [hotel.country_code, hotel.region_code, hotel.resort_code],
        airports: [offer.airport],
        nights: [String(offer.nights)],
        boards: [boardById(offer.boardId).code],
        stars: [String(hotel.stars)],
        ratings: [6, 7, 8, 9].filter((step) => hotel.rating >= step * 10).map(String),
        hotelTypes: [hotel.kind],
        beaches: hotel.beach_metres === null ? [] : ['100', '200', '300', '500'].filter((step) => Number(step) >= (hotel.beach_metres as number)),
        facilities: hotel.facilities,
      };
      for (const [dimension, found] of Object.entries(values)) {
        const ofDimension = (hotels[dimension] ??= new Map());
        if (failed.some((other) => other !== dimension || other === 'facilities')) continue;
        for (const value of found) ofDimension.set(value, (ofDimension.get(value) ?? new Set()).add(hotel.id));
      }
      if (failed.every((other) => other === 'prices')) lowest.set(hotel.id, Math.min(lowest.get(hotel.id) ?? Infinity, total));
    }
    const counts = Object.fromEntries(Object.entries(hotels).map(([dimension, found]) => [dimension, Object.fromEntries([...found].map(([value, ids]) => [value, ids.size]))]));
    return { ...counts, prices: lowest.size === 0 ? {} : { from: Math.min(...lowest.values()), to: Math.max(...lowest.values()) } };
  }

  /** Every offer on sale in the dates that takes the party, with its price and the dimensions in which it does not match. */
  *#judged(query: SearchQuery, today: string): Generator<{ offer: BaseOffer; total: number; failed: string[] }> {
    const { filters } = query;
    const lastDay = addDays(today, 300);
    const totals = new Map<string, number>();
    const choices = new Map<string, NaiveRoom[] | null>();
    const matches = new Map(this.#hotels.map((hotel) => [hotel.id, failedByHotel(hotel, query)]));
    const hasChildren = query.occupancies.some(({ childBirthDates }) => childBirthDates.length > 0);
    for (const offer of this.offers(query.tripType)) {
      const failed = matches.get(offer.hotel.id) ?? null;
      if (failed === null || offer.date <= today || offer.date > lastDay || offer.date < (query.dateFrom ?? '') || offer.date > (query.dateTo ?? '9')) continue;
      // Where nothing is booked, only children's ages differ by date.
      const ages = hasChildren ? offer.returnDate : '';
      const stay = `${offer.hotel.id} ${offer.hotel.booked.size > 0 ? `${offer.date} ${offer.nights}` : ages}`;
      const rooms = choices.has(stay) ? (choices.get(stay) ?? null) : roomsOf(offer, query);
      choices.set(stay, rooms);
      if (rooms === null) continue;
      const key = `${offer.hotel.id} ${offer.base} ${ages} ${rooms.map(({ code }) => code).join(' ')}`;
      const total = totals.get(key) ?? totalFor(policyOf(offer.hotel), offer.base, query.occupancies, rooms.map(({ supplement }) => supplement), offer.returnDate);
      totals.set(key, total);
      yield {
        offer,
        total,
        failed: [
          ...failed,
          ...(offer.nights < (query.nightsFrom ?? 0) || offer.nights > (query.nightsTo ?? Infinity) ? ['nights'] : []),
          ...(query.airports.length > 0 && !query.airports.includes(offer.airport) ? ['airports'] : []),
          ...(filters.boards.length > 0 && !filters.boards.includes(boardById(offer.boardId).code) ? ['boards'] : []),
          ...(total < (filters.priceFrom ?? 0) || total > (filters.priceTo ?? Infinity) ? ['prices'] : []),
        ],
      };
    }
  }
}

/** Dimensions in which a hotel does not match whatever it offers; null when it is out of the question. */
function failedByHotel(hotel: NaiveHotel, { destinations, filters }: SearchQuery): string[] | null {
  if (filters.hotelCodes.length > 0 && !filters.hotelCodes.includes(hotel.code)) return null;
  if (filters.near !== null && kilometresBetween(hotel, filters.near) > filters.near.kilometres) return null;
  return [
    ...(destinations.length > 0 && ![hotel.country_code, hotel.region_code, hotel.resort_code].some((code) => destinations.includes(code)) ? ['destinations'] : []),
    ...(filters.stars.length > 0 && !filters.stars.includes(hotel.stars) ? ['stars'] : []),
    ...(filters.hotelTypes.length > 0 && !(filters.hotelTypes as string[]).includes(hotel.kind) ? ['hotelTypes'] : []),
    ...(filters.beachWithin !== null && (hotel.beach_metres === null || hotel.beach_metres > filters.beachWithin) ? ['beaches'] : []),
    ...(filters.ratingFrom !== null && hotel.rating / 10 < filters.ratingFrom ? ['ratings'] : []),
    ...(filters.facilities.every((code) => hotel.facilities.includes(code)) ? [] : ['facilities']),
  ];
}

/** The first of all choices of rooms that take their people and are free on every night: by the first room's price, then the second's, ... */
function roomsOf({ hotel, date, nights, returnDate }: BaseOffer, { occupancies }: SearchQuery): NaiveRoom[] | null {
  const kinds = hotel.rooms.toSorted((one, other) => one.supplement - other.supplement || one.capacity - other.capacity);
  const fitting = occupancies.map((occupancy) => {
    const { adults, minors } = roomSize(occupancy, returnDate);
    return kinds.filter(({ max_adults, capacity }) => max_adults >= adults && capacity >= adults + minors);
  });
  const stay = nightsFrom(date, nights);
  for (const rooms of everyChoice(fitting)) {
    if (rooms.every((room) => stay.every((night) => room.stock - (hotel.booked.get(`${room.code} ${night}`) ?? 0) >= rooms.filter((other) => other === room).length))) return rooms;
  }
  return null;
}

const NIGHTS = new Map<string, string>();

function nightsFrom(date: string, nights: number): string[] {
  const stay: string[] = [];
  for (let night = date; stay.length < nights; ) {
    stay.push(night);
    const next = NIGHTS.get(night) ?? addDays(night, 1);
    NIGHTS.set(night, next);
    night = next;
  }
  return stay;
}

function* everyChoice<T>([first, ...others]: T[][]): Generator<T[]> {
  if (first === undefined) yield [];
  else for (const one of first) for (const rest of everyChoice(others)) yield [one, ...rest];
}

function codeOf(offer: BaseOffer, query: SearchQuery): string {
  return formatOfferCode({ hotelCode: offer.hotel.code, airportCode: offer.airport, departureDate: offer.date, nights: offer.nights, boardCode: boardById(offer.boardId).code, roomCode: roomsOf(offer, query)?.[0]?.code ?? '' });
}

/** Of a hotel's offers: cheapest, then earliest, shortest, by airport and board. */
function compare(a: BaseOffer & { total: number }, b: BaseOffer & { total: number }): number {
  return a.total - b.total || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || a.nights - b.nights || a.airportId - b.airportId || a.boardId - b.boardId;
}

function order(sort: SortType): (a: NaiveOffer, b: NaiveOffer) => number {
  const byPrice = (a: NaiveOffer, b: NaiveOffer) => a.total - b.total || a.hotel.id - b.hotel.id;
  if (sort === 'priceDESC') return (a, b) => b.total - a.total || a.hotel.id - b.hotel.id;
  if (sort === 'hotelRating') return (a, b) => b.hotel.rating - a.hotel.rating || byPrice(a, b);
  if (sort === 'categoryDESC') return (a, b) => b.hotel.stars - a.hotel.stars || byPrice(a, b);
  return byPrice;
}
