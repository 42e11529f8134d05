import { BOARDS } from '../../../catalogue/boards.ts';
import { CELL_DAYS, UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import { HOTEL_KINDS } from '../../../catalogue/hotel-kinds.ts';
import type { Occupancy } from '../../../../domain/search/participants.ts';
import { DAYS_ON_SALE } from '../../prices/catalogue-window.ts';
import type { SearchQuery } from '../../search-query.ts';
import type { Cube, CubeHotel } from '../memory/cube.ts';
import { epochDay, partyKoruna, spansOfParty, type CubeRoom } from './cube-party.ts';

/** A party while nobody's age changes the price, and the departure days by nights that return in that time. */
export interface StaySpan {
  rooms: CubeRoom[];
  /** By nights; no day where the first is after the last. */
  first: Int16Array;
  last: Int16Array;
  /** The days of all numbers of nights lie between these. */
  earliest: number;
  latest: number;
}

/** A query in the cube's terms. */
export interface QueryPlan {
  query: SearchQuery;
  /** Hotels of the trip type that the query does not rule out by code or distance. */
  hotels: readonly CubeHotel[];
  spans: StaySpan[];
  /** The same over every number of nights: the same spans where that is asked for. */
  spansOfAnyNights: StaySpan[];
  /** By id, 1 where chosen; null where nothing is. */
  airports: Uint8Array | null;
  boards: Uint8Array | null;
  /** Whole koruna of the party; null where there is no bound. */
  from: number | null;
  to: number | null;
  /** Of the hotel: places and facilities as the cube numbers them. */
  places: ReadonlySet<number> | null;
  stars: ReadonlySet<number> | null;
  /** Places in HOTEL_KINDS. */
  kinds: ReadonlySet<number> | null;
  ratingFrom: number;
  /** null where any hotel will do, at the sea or not. */
  beachWithin: number | null;
  /** null when one of them is a facility that nobody has. */
  facilities: readonly number[] | null;
}

/** @param today yyyy-MM-dd: what departs then or earlier is not sold */
export function planOf(cube: Cube, query: SearchQuery, today: string): QueryPlan {
  const { filters } = query;
  const boardIds = new Map<string, number>(BOARDS.map(({ code, id }) => [code, id]));
  const facilities = filters.facilities.map((code) => cube.facilities.indexOf(code));
  const spans = staySpans(cube, query, today);
  return {
    query,
    hotels: hotelsOf(cube, query),
    spans,
    spansOfAnyNights: query.nightsFrom === null && query.nightsTo === null ? spans : staySpans(cube, { ...query, nightsFrom: null, nightsTo: null }, today),
    airports: chosen(query.airports, cube.airportIds),
    boards: chosen(filters.boards, boardIds),
    from: filters.priceFrom === null ? null : Math.max(0, Math.ceil(filters.priceFrom / 100)),
    to: filters.priceTo === null ? null : Math.floor(filters.priceTo / 100),
    places: query.destinations.length === 0 ? null : new Set(query.destinations.flatMap((code) => cube.placesByCode.get(code) ?? [])),
    stars: filters.stars.length === 0 ? null : new Set(filters.stars),
    kinds: filters.hotelTypes.length === 0 ? null : new Set(filters.hotelTypes.map((type) => HOTEL_KINDS.indexOf(type))),
    ratingFrom: filters.ratingFrom === null ? -Infinity : Math.ceil(filters.ratingFrom * 10 - 1e-9),
    beachWithin: filters.beachWithin,
    facilities: facilities.includes(-1) ? null : facilities,
  };
}

function chosen(codes: readonly string[], ids: ReadonlyMap<string, number>): Uint8Array | null {
  if (codes.length === 0) return null;
  const mask = new Uint8Array(Math.max(...ids.values()) + 1);
  for (const code of codes) {
    const id = ids.get(code);
    if (id !== undefined) mask[id] = 1;
  }
  return mask;
}

function hotelsOf(cube: Cube, { tripType, filters: { hotelCodes, near } }: SearchQuery): readonly CubeHotel[] {
  let hotels = cube.hotelsOfTrip.get(tripType) ?? [];
  if (hotelCodes.length > 0) {
    const codes = new Set(hotelCodes);
    hotels = hotels.filter(({ code }) => codes.has(code));
  }
  return near === null ? hotels : hotels.filter((hotel) => kilometres(hotel, near) <= near.kilometres);
}

/** Great-circle distance, on a sphere of 6371 km. */
function kilometres(from: { latitude: number; longitude: number }, to: { latitude: number; longitude: number }): number {
  const [lat, toLat, longitudes] = [from.latitude, to.latitude, from.longitude - to.longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const cosine = Math.sin(lat) * Math.sin(toLat) + Math.cos(lat) * Math.cos(toLat) * Math.cos(longitudes);
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** First and last departure day on sale as of today; the first is after the last when none is. */
export function daysOnSale(cube: Cube, today: string): { first: number; last: number } {
  const age = epochDay(today) - epochDay(cube.firstDay);
  return { first: Math.max(0, age + 1), last: Math.min(CELL_DAYS - 1, age + DAYS_ON_SALE) };
}

type Stay = Pick<SearchQuery, 'dateFrom' | 'dateTo' | 'nightsFrom' | 'nightsTo'> & { occupancies: readonly Occupancy[] };

/** A stay's dates and lengths by spans of its party; none when nothing can be on sale then. */
export function staySpans(cube: Cube, { dateFrom, dateTo, nightsFrom, nightsTo, occupancies }: Stay, today: string): StaySpan[] {
  const firstDay = epochDay(cube.firstDay);
  const sale = daysOnSale(cube, today);
  const first = dateFrom === null ? sale.first : Math.max(sale.first, epochDay(dateFrom) - firstDay);
  const last = dateTo === null ? sale.last : Math.min(sale.last, epochDay(dateTo) - firstDay);
  const lengths = cube.lengths.filter((nights) => nights >= (nightsFrom ?? 0) && nights <= (nightsTo ?? Infinity));
  if (first > last || lengths.length === 0) return [];
  return spansOfParty(occupancies, firstDay, first + Math.min(...lengths), last + Math.max(...lengths)).flatMap(({ rooms, firstReturn, lastReturn }) => {
    const span: StaySpan = { rooms, first: new Int16Array(256).fill(1), last: new Int16Array(256), earliest: last, latest: first };
    let some = false;
    for (const nights of lengths) {
      const from = Math.max(first, firstReturn - nights);
      const to = Math.min(last, lastReturn - nights);
      if (from > to) continue;
      some = true;
      span.first[nights] = from;
      span.last[nights] = to;
      span.earliest = Math.min(span.earliest, from);
      span.latest = Math.max(span.latest, to);
    }
    return some && rooms.every(({ fit }) => fit >= 0) ? [span] : [];
  });
}

/** Whether a hotel has a kind of room for each of the party's rooms. */
export function takesParty(hotel: CubeHotel, { rooms }: StaySpan): boolean {
  for (const { fit } of rooms) if ((hotel.roomFit[fit] as number) < 0) return false;
  return true;
}

/** The lowest base price whose total reaches `from`; UNAVAILABLE when none does. */
export function leastBase(hotel: CubeHotel, span: StaySpan, from: number): number {
  return firstBase((base) => totalAt(hotel, span, base) >= from, guessOf(hotel, span, from));
}

/** The highest base price whose total does not pass `to`; -1 when none does. */
export function mostBase(hotel: CubeHotel, span: StaySpan, to: number): number {
  return firstBase((base) => totalAt(hotel, span, base) > to, guessOf(hotel, span, to)) - 1;
}

function totalAt({ policy, roomFit }: CubeHotel, { rooms }: StaySpan, base: number): number {
  return partyKoruna(rooms, policy, roomFit, base);
}

/** Shares are rounded up; but for that, totals are in proportion to bases. */
function guessOf(hotel: CubeHotel, span: StaySpan, total: number): number {
  return Math.round((total / totalAt(hotel, span, UNAVAILABLE)) * UNAVAILABLE);
}

/** How far a guess mostly is from the base. */
const NEARBY = 8;

/** Totals never fall as the base rises, so halving finds the place, mostly near the guess. */
function firstBase(reached: (base: number) => boolean, guess: number): number {
  let below = -1;
  let above = UNAVAILABLE;
  for (const tried of [guess - NEARBY, guess + NEARBY]) {
    if (tried <= below || tried >= above) continue;
    if (reached(tried)) above = tried;
    else below = tried;
  }
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if (reached(middle)) above = middle;
    else below = middle;
  }
  return above;
}
