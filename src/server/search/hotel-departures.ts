import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { readWindow, type CatalogueWindow, type SearchContext } from './catalogue-window.ts';
import { cellsOf } from './cell-conditions.ts';
import { pricedDays } from './priced-days.ts';
import type { FoundOffer } from './read-offers.ts';
import type { SearchQuery } from './search-query.ts';
import { spansOf } from './spans.ts';

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
}

/** Of equally cheap departures the earliest, then the shortest, then by airport and board. */
export const CHEAPEST_FIRST = sql`total, day, nights, airport_id, board_id`;

/**
 * Reads departures of the query's hotels.
 * @param select a statement over the departures that it is given
 */
export async function readDepartures<Row>(kysely: Kysely<Schema>, query: SearchQuery, { today }: Pick<SearchContext, 'today'>, select: (departures: RawBuilder<unknown>, window: CatalogueWindow) => RawBuilder<Row>): Promise<{ rows: Row[]; window: CatalogueWindow }> {
  const window = await readWindow(kysely, today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return { rows: [], window };
  const { rows } = await select(pricedDays(query, spans, cellsOf(query, window)), window).execute(kysely);
  return { rows, window };
}

export function foundOffer({ hotel_id, airport_id, board_id, nights, day, base }: DepartureRow): FoundOffer {
  return { hotelId: hotel_id, airportId: airport_id, boardId: board_id, nights, day, base };
}
