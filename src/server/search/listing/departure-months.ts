import { sql, type Kysely } from 'kysely';
import { addDays, addMonths, firstDayOfMonth, lastDayOfMonth } from '../../../domain/dates/iso-date.ts';
import type { Schema } from '../../db/schema.ts';
import { DAYS_ON_SALE, type SearchContext } from '../prices/catalogue-window.ts';
import { matchingHotels } from './matching-hotels.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/** A month that trips are sold in, and whether anything that matches leaves then. */
export interface DepartureMonth {
  /** First and last day, yyyy-MM-dd: the whole month, also where it is sold in part. */
  from: string;
  to: string;
  isOffered: boolean;
}

/** The months on sale by date, whatever days the query names [gs.filter-types]. One statement looks into them all, until it finds a hotel in each. */
export async function departureMonths(kysely: Kysely<Schema>, query: SearchQuery, { today }: Pick<SearchContext, 'today'>): Promise<DepartureMonth[]> {
  const months = monthsOnSale(today);
  const window = await readSearchWindow(kysely, query, today);
  const offered = months.map(({ from, to }) => {
    const ofMonth = { ...query, dateFrom: from, dateTo: to };
    const spans = spansOf(ofMonth, window);
    return spans.length === 0 ? sql`false` : sql`exists (${matchingHotels(ofMonth, spans, window, null)})`;
  });
  const { rows } = await sql<{ offered: boolean[] }>`select array[${sql.join(offered)}] as offered`.execute(kysely);
  return months.map((month, place) => ({ ...month, isOffered: rows[0]?.offered[place] ?? false }));
}

/** First and last days of the months from tomorrow to the last day of sale. */
export function monthsOnSale(today: string): { from: string; to: string }[] {
  const last = addDays(today, DAYS_ON_SALE);
  const months = [];
  for (let from = firstDayOfMonth(addDays(today, 1)); from <= last; from = addMonths(from, 1)) months.push({ from, to: lastDayOfMonth(from) });
  return months;
}
