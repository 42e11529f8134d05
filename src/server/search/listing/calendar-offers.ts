import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { dateOf, type SearchContext } from '../prices/catalogue-window.ts';
import { fewestCellsOf } from '../prices/cell-conditions.ts';
import { pricedDays } from '../prices/priced-days.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/** The cheapest matching offer of a departure day: the whole party, minor units. */
export interface CalendarDay {
  date: string;
  totalPrice: number;
}

/** The lowest price of each departure day that has a matching offer, by date [listing.promoted]. */
export async function calendarOffers(kysely: Kysely<Schema>, query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<CalendarDay[]> {
  const window = await readSearchWindow(kysely, query, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return [];
  const { rows } = await sql<{ day: number; total: number }>`
    select day, min(total) as total from (${pricedDays(query, spans, window, fewestCellsOf(query, window))}) departure group by day order by day`.execute(kysely);
  return rows.map(({ day, total }) => ({ date: dateOf(window, day), totalPrice: total * 100 }));
}
