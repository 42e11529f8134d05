import { sql, type Kysely } from 'kysely';
import { addDays, diffDays } from '../../../domain/dates/iso-date.ts';
import type { Language } from '../../../domain/market/language.ts';
import { CELL_DAYS } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';

/** When and for whom a search is answered. */
export interface SearchContext {
  /** yyyy-MM-dd by the shop's clock: nothing is sold that departs on this day or earlier. */
  today: string;
  language: Language;
}

/** How far ahead trips are sold. */
export const DAYS_ON_SALE = 300;

/** What every search needs to know of the catalogue. Days are counted from the first day of the cells. */
export interface CatalogueWindow {
  firstDay: string;
  /** First and last departure day on sale. */
  first: number;
  last: number;
  /** Numbers of nights that anything is sold for, ascending. */
  lengths: readonly number[];
  airportIds: ReadonlyMap<string, number>;
}

/** Reads the window of the present catalogue; throws while none is made. */
export async function readWindow(kysely: Kysely<Schema>, today: string): Promise<CatalogueWindow> {
  const row = await kysely
    .selectFrom('catalogue_version')
    .select(['first_day', 'lengths', sql<Record<string, number>>`(select jsonb_object_agg(code, id) from airport)`.as('airports')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new Error('The catalogue is not made yet');
  const age = diffDays(row.first_day, today);
  return {
    firstDay: row.first_day,
    first: Math.max(0, age + 1),
    last: Math.min(CELL_DAYS - 1, age + DAYS_ON_SALE),
    lengths: row.lengths,
    airportIds: new Map(Object.entries(row.airports)),
  };
}

export function dayOf(window: CatalogueWindow, date: string): number {
  return diffDays(window.firstDay, date);
}

export function dateOf(window: CatalogueWindow, day: number): string {
  return addDays(window.firstDay, day);
}
