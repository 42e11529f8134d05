import { sql, type RawBuilder } from 'kysely';
import { boardIdOf } from '../../catalogue/boards.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { fitIndex } from './party.ts';
import type { SearchFilters, SearchQuery } from '../search-query.ts';
import type { Span } from './spans.ts';

/** Which conditions of a query a facet leaves out: the ones that it counts. */
export interface Without {
  destinations?: boolean;
  stars?: boolean;
  hotelTypes?: boolean;
  rating?: boolean;
  beach?: boolean;
  facilities?: boolean;
  price?: boolean;
}

/** Which rows of a cell's cube are read, by `c.airport_id` and `c.board_id`. */
export interface CellChoice {
  airports: readonly number[] | 'any' | 'each';
  boards: readonly number[] | 'any' | 'each';
}

/** The rows whose minima are those of the query's offers: one stands for all values of a dimension that is not filtered. */
export function minimaOf(query: SearchQuery, window: CatalogueWindow): CellChoice {
  return choiceOf(query, window, 'any');
}

/** The cells of the query's offers themselves. */
export function cellsOf(query: SearchQuery, window: CatalogueWindow): CellChoice {
  return choiceOf(query, window, 'each');
}

/** The fewest rows that tell the price of every offer of the query: a lower price bound must look past the minima. */
export function fewestCellsOf(query: SearchQuery, window: CatalogueWindow): CellChoice {
  return query.filters.priceFrom === null ? minimaOf(query, window) : cellsOf(query, window);
}

function choiceOf(query: SearchQuery, window: CatalogueWindow, unfiltered: 'any' | 'each'): CellChoice {
  return {
    airports: query.airports.length === 0 ? unfiltered : query.airports.flatMap((code) => window.airportIds.get(code) ?? []),
    boards: query.filters.boards.length === 0 ? unfiltered : query.filters.boards.flatMap((code) => boardIdOf(code) ?? []),
  };
}

/** Condition that the cell `c` is of the choice. */
export function inChoice({ airports, boards }: CellChoice): RawBuilder<boolean> {
  return sql`${chosen('airport_id', airports)} and ${chosen('board_id', boards)}`;
}

function chosen(column: 'airport_id' | 'board_id', ids: CellChoice['airports']): RawBuilder<unknown> {
  const reference = sql.raw(`c.${column}`);
  if (ids === 'any') return sql`${reference} = 0`;
  if (ids === 'each') return sql`${reference} > 0`;
  if (ids.length === 0) return sql`false`;
  return sql`${reference} in (${sql.raw(ids.join(', '))})`;
}

/** Conditions on the hotel `h` and on the trip type and length of stay of its cell `c`. */
export function stayAndHotel(query: SearchQuery, spans: readonly Span[], without: Without): RawBuilder<boolean> {
  return sql`h.trip_type = ${query.tripType} and c.trip_type = ${query.tripType} and ${ofNights(spans)}
    and (${sql.join(spans.map(fits), sql` or `)}) and ${hotelConditions(query, without)}`;
}

/** Condition on the length of stay of cell `c`. */
export function ofNights(spans: readonly Span[]): RawBuilder<boolean> {
  return sql`c.nights in (${sql.raw([...new Set(spans.flatMap(({ windows }) => windows.map(({ nights }) => nights)))].join(', '))})`;
}

/** Condition that hotel `h` has a kind of room for each of the party's rooms. */
export function fits({ rooms }: Span): RawBuilder<boolean> {
  return sql.join(
    [...new Set(rooms.map(fitIndex))].map((index) => sql`h.room_fit[${sql.lit(index)}] is not null`),
    sql` and `,
  );
}

function hotelConditions(query: SearchQuery, without: Without): RawBuilder<unknown> {
  const { filters } = query;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (without.destinations !== true && query.destinations.length > 0) conditions.push(destinationCondition(query.destinations));
  if (without.stars !== true && filters.stars.length > 0) conditions.push(sql`h.stars = any(${filters.stars}::int[])`);
  if (without.hotelTypes !== true && filters.hotelTypes.length > 0) conditions.push(sql`h.kind = any(${filters.hotelTypes}::text[])`);
  if (without.beach !== true && filters.beachWithin !== null) conditions.push(sql`h.beach_metres <= ${filters.beachWithin}::int`);
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
