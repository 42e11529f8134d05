import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { cellsOf } from '../prices/cell-conditions.ts';
import { pricedDays } from '../prices/priced-days.ts';
import type { FoundOffer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow, scarceStays, type ScarceStay, type SearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/** A departure as `pricedDays` gives it, found for a page. */
export interface DepartureRow {
  hotel_id: number;
  airport_id: number;
  board_id: number;
  nights: number;
  day: number;
  base: number;
  /** Koruna, the whole party. */
  total: number;
  /** Place in `scarceStays`; null where there are plenty of rooms. */
  stay: number | null;
}

/** Of equally cheap departures the earliest, then the shortest, then by airport and board. */
export const CHEAPEST_FIRST = sql`total, day, nights, airport_id, board_id`;

/**
 * Reads departures of the query's hotels, with the rooms of each.
 * @param select a statement over the departures that it is given
 */
export async function readDepartures<Row>(kysely: Kysely<Schema>, query: SearchQuery, { today }: Pick<SearchContext, 'today'>, select: (departures: RawBuilder<unknown>, window: SearchWindow) => RawBuilder<Row>): Promise<{ rows: Row[]; window: SearchWindow; roomCodesOf: RoomCodesOf }> {
  const window = await readSearchWindow(kysely, query, today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return { rows: [], window, roomCodesOf: () => null };
  const { rows } = await select(pricedDays(query, spans, window, cellsOf(query, window)), window).execute(kysely);
  return { rows, window, roomCodesOf: roomCodesIn(scarceStays(window, spans)) };
}

/** The kinds of rooms of a departure, where not each is the cheapest that takes its people. */
type RoomCodesOf = (row: Pick<DepartureRow, 'stay'>) => string[] | null;

export function roomCodesIn(stays: readonly ScarceStay[]): RoomCodesOf {
  return ({ stay }) => (stay === null ? null : (stays[stay]?.rooms.map(({ code }) => code) ?? null));
}

export function foundOffer(row: Omit<DepartureRow, 'total'>, roomCodesOf: RoomCodesOf): FoundOffer {
  return { hotelId: row.hotel_id, airportId: row.airport_id, boardId: row.board_id, nights: row.nights, day: row.day, base: row.base, roomCodes: roomCodesOf(row) };
}
