import { sql, type RawBuilder } from 'kysely';
import { CELL_DAYS, runsOf, SHORT_RUN, LONG_RUN, UNAVAILABLE } from '../catalogue/cell-layout.ts';
import { boardIdOf } from '../catalogue/boards.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { dayOf } from './catalogue-window.ts';
import { fitIndex, partySpans, type RoomParty } from './party.ts';
import type { SearchFilters, SearchQuery } from './search-query.ts';

/** Lengths of stay and departure days that share a window and a party: what one expression can price. */
export interface Slice {
  nightsFrom: number;
  nightsTo: number;
  /** Departure days, both included. */
  first: number;
  last: number;
  rooms: RoomParty[];
}

/** Longest stay that the catalogue could sell. */
const MOST_NIGHTS = 28;

/** The query's dates and lengths as slices; none when nothing can be on sale then, or no room could take the party. */
export function slicesOf(query: SearchQuery, window: CatalogueWindow): Slice[] {
  const first = Math.max(window.first, query.dateFrom === null ? 0 : dayOf(window, query.dateFrom));
  const last = Math.min(window.last, query.dateTo === null ? CELL_DAYS : dayOf(window, query.dateTo));
  if (first > last) return [];
  const slices: Slice[] = [];
  const longest = Math.min(query.nightsTo ?? MOST_NIGHTS, MOST_NIGHTS);
  for (let nights = Math.max(1, query.nightsFrom ?? 1); nights <= longest; nights++) {
    for (const span of partySpans(window, query.occupancies, first + nights, last + nights)) {
      const slice = { nightsFrom: nights, nightsTo: nights, first: span.firstReturn - nights, last: span.lastReturn - nights, rooms: span.rooms };
      const same = slices.find((known) => known.nightsTo === nights - 1 && known.first === slice.first && known.last === slice.last && JSON.stringify(known.rooms) === JSON.stringify(slice.rooms));
      if (same === undefined) slices.push(slice);
      else same.nightsTo = nights;
    }
  }
  return slices.filter((slice) => slice.rooms.every((room) => fitIndex(room) !== null));
}

/** Which conditions of a query a facet leaves out: the ones that it counts. */
export interface Without {
  destinations?: boolean;
  stars?: boolean;
  rating?: boolean;
  facilities?: boolean;
  price?: boolean;
}

/** `c.airport_id` and `c.board_id`: which rows of a cell's cube are read. */
export interface CellChoice {
  airports: readonly number[] | 'any' | 'each';
  boards: readonly number[] | 'any' | 'each';
}

/** The rows that hold exactly the query's offers; with a lower price bound the rows of minima would hide dearer ones. */
export function cellChoice(query: SearchQuery, window: CatalogueWindow): CellChoice {
  const unfiltered = query.filters.priceFrom === null ? 'any' : 'each';
  return {
    airports: query.airports.length === 0 ? unfiltered : query.airports.flatMap((code) => window.airportIds.get(code) ?? []),
    boards: query.filters.boards.length === 0 ? unfiltered : query.filters.boards.flatMap((code) => boardIdOf(code) ?? []),
  };
}

/**
 * The price of each hotel that has a matching offer: rows of hotel_id, slice (index in `slices`), base (koruna) and total
 * (koruna, whole party), one a hotel, its cheapest. `h` in `key` is the hotel, `c` the cell; a key gives a row per hotel
 * and key.
 */
export function pricedHotels(query: SearchQuery, slices: readonly Slice[], choice: CellChoice, without: Without = {}, key: RawBuilder<unknown> | null = null): RawBuilder<unknown> {
  const parts = slices.map((slice, index) => pricedSlice(query, slice, index, choice, without, key));
  const all = sql.join(parts, sql` union all `);
  if (parts.length === 1) return all;
  return sql`select distinct on (hotel_id, key) * from (${all}) slices order by hotel_id, key, total, slice`;
}

function pricedSlice(query: SearchQuery, slice: Slice, index: number, choice: CellChoice, without: Without, key: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const { priceFrom, priceTo } = without.price === true ? { priceFrom: null, priceTo: null } : query.filters;
  const total = (base: RawBuilder<unknown>) => totalKoruna(slice.rooms, base);
  const from = priceFrom === null ? null : koruna(Math.ceil(priceFrom / 100));
  return sql`
    select h.id as hotel_id, h.key, ${sql.lit(index)} as slice, h.base, ${total(sql`h.base`)} as total
    from (
      select h.id, h.room_fit, h.single_supplement, h.third_adult, h.infant, h.child, h.teen, ${key ?? sql`0`} as key,
        min(${from === null ? cheapest(slice) : cheapestFrom(slice)}) as base
      from hotel h
      join offer_cell c on c.hotel_id = h.id
      ${from === null ? sql`` : sql`cross join lateral (${leastBase(from, total)}) bound`}
      where h.trip_type = ${query.tripType} and c.trip_type = ${query.tripType}
        and ${chosen('airport_id', choice.airports)} and ${chosen('board_id', choice.boards)}
        and c.nights between ${sql.lit(slice.nightsFrom)} and ${sql.lit(slice.nightsTo)}
        and ${fits(slice.rooms)} and ${hotelConditions(query, without)}
      group by h.id${key === null ? sql`` : sql`, ${key}`}
    ) h
    where h.base < ${sql.lit(UNAVAILABLE)}
      ${priceTo === null ? sql`` : sql`and ${total(sql`h.base`)} <= ${sql.lit(koruna(Math.floor(priceTo / 100)))}`}`;
}

/** A bound that fits SQL's int; no party pays a billion. */
function koruna(bound: number): number {
  return Math.min(Math.max(bound, 0), 1_000_000_000);
}

function chosen(column: 'airport_id' | 'board_id', ids: CellChoice['airports']): RawBuilder<unknown> {
  const reference = sql.raw(`c.${column}`);
  if (ids === 'any') return sql`${reference} = 0`;
  if (ids === 'each') return sql`${reference} > 0`;
  if (ids.length === 0) return sql`false`;
  return sql`${reference} in (${sql.raw(ids.join(', '))})`;
}

/** Conditions on the hotel `h`. */
export function hotelConditions(query: SearchQuery, without: Without): RawBuilder<unknown> {
  const { filters } = query;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (without.destinations !== true && query.destinations.length > 0) conditions.push(destinationCondition(query.destinations));
  if (without.stars !== true && filters.stars.length > 0) conditions.push(sql`h.stars = any(${filters.stars}::int[])`);
  if (without.rating !== true && filters.ratingFrom !== null) conditions.push(sql`h.rating >= ${Math.ceil(filters.ratingFrom * 10 - 1e-9)}::int`);
  if (without.facilities !== true && filters.facilities.length > 0) conditions.push(sql`h.facilities @> ${filters.facilities}::text[]`);
  if (filters.hotelCodes.length > 0) conditions.push(sql`h.code = any(${filters.hotelCodes}::text[])`);
  if (filters.near !== null) conditions.push(nearCondition(filters.near));
  return sql.join(conditions, sql` and `);
}

function destinationCondition(codes: readonly string[]): RawBuilder<unknown> {
  const ofDepth = (depth: number) => codes.filter((code) => code.split('-').length === depth);
  return sql`(h.country_code = any(${ofDepth(1)}::text[]) or h.region_code = any(${ofDepth(2)}::text[]) or h.resort_code = any(${ofDepth(3)}::text[]))`;
}

/** Great-circle distance, on a sphere of 6371 km. */
function nearCondition({ latitude, longitude, kilometres }: NonNullable<SearchFilters['near']>): RawBuilder<unknown> {
  return sql`6371 * acos(least(1, greatest(-1, sin(radians(h.latitude)) * sin(radians(${latitude}::float8)) + cos(radians(h.latitude)) * cos(radians(${latitude}::float8)) * cos(radians(h.longitude - ${longitude}::float8))))) <= ${kilometres}::float8`;
}

function fits(rooms: readonly RoomParty[]): RawBuilder<unknown> {
  return sql.join(
    [...new Set(rooms.map(fitIndex))].map((index) => sql`h.room_fit[${sql.lit(index)}] is not null`),
    sql` and `,
  );
}

/**
 * The party's price in whole koruna, each room in the cheapest kind it fits: `totalFor` of party.ts in SQL's integers.
 * A base and a percent are whole, so rounding up is adding 99 before dividing by 100.
 */
export function totalKoruna(rooms: readonly RoomParty[], base: RawBuilder<unknown>): RawBuilder<number> {
  return sql.join(rooms.map((room) => roomKoruna(room, sql`((${base}) * (100 + h.room_fit[${sql.lit(fitIndex(room))}]) + 99) / 100`)), sql` + `);
}

function roomKoruna({ adults, infants, children, teens }: RoomParty, base: RawBuilder<unknown>): RawBuilder<number> {
  const share = (people: number, percent: string) => sql`${sql.lit(people)} * (((${base}) * ${sql.raw(percent)} + 99) / 100)`;
  const parts = [
    adults === 1 ? share(1, '(100 + h.single_supplement)') : sql`2 * (${base})`,
    ...(adults > 2 ? [share(adults - 2, 'h.third_adult')] : []),
    ...(infants > 0 ? [share(infants, 'h.infant')] : []),
    ...(children > 0 ? [share(children, 'h.child')] : []),
    ...(teens > 0 ? [share(teens, 'h.teen')] : []),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}

/** The lowest base price whose total reaches `from`: near `from` over the party's weight, found among its neighbours. */
function leastBase(from: number, total: (base: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  const guess = sql`(${sql.lit(from)}::bigint * ${sql.lit(UNAVAILABLE)} / (${total(sql.lit(UNAVAILABLE))}))::int`;
  return sql`select min(b) as least from generate_series(greatest(${guess} - 8, 0), ${guess} + 2) b where ${total(sql`b`)} >= ${sql.lit(from)}`;
}

/** The cheapest day of the slice in cell `c`. */
function cheapest({ first, last }: Slice): RawBuilder<number> {
  return sql.raw(least(runsOf(first, last).map(({ price }) => `c.prices[${price}]`)));
}

/**
 * The cheapest day that is not below `bound.least`. Where a run's minimum is below but its maximum above, its parts are
 * looked at; CASE does so for the few runs that need it only.
 */
function cheapestFrom({ first, last }: Slice): RawBuilder<number> {
  return sql.raw(least(runsOf(first, last).map(({ day, days }) => cheapestOfRun(day, days))));
}

function cheapestOfRun(day: number, days: number): string {
  const [run] = runsOf(day, day + days - 1);
  if (run === undefined) throw new Error('A run has days');
  const price = `c.prices[${run.price}]`;
  if (run.high === null) return `case when ${price} >= bound.least then ${price} end`;
  const part = days === LONG_RUN ? SHORT_RUN : 1;
  const parts = Array.from({ length: days / part }, (_, index) => cheapestOfRun(day + index * part, part));
  return `case when ${price} >= bound.least then ${price} when c.highs[${run.high}] < bound.least then null else ${least(parts)} end`;
}

function least(expressions: readonly string[]): string {
  return `least(${expressions.join(', ')})`;
}
