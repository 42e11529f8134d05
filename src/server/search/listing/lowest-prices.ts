import { sql, type Kysely } from 'kysely';
import type { Names } from '../../db/schema.search.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, type SearchContext } from '../prices/catalogue-window.ts';
import { fewestCellsOf } from '../prices/cell-conditions.ts';
import { pricedDays } from '../prices/priced-days.ts';
import { placeOf } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/** The lowest price of a month of departures, whole party in minor units, and the first day that has it. */
export interface MonthPrice {
  /** yyyy-MM */
  month: string;
  totalPrice: number;
  date: string;
}

export interface PlacePrices {
  place: { code: string; name: string; slug: string };
  months: MonthPrice[];
}

/**
 * The lowest matching price of each month in each country, or in each region where the query names destinations, in the
 * order of the destinations [search.lowest-price].
 */
export async function lowestPrices(kysely: Kysely<Schema>, query: SearchQuery, context: SearchContext): Promise<PlacePrices[]> {
  const window = await readSearchWindow(kysely, query, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return [];
  const place = sql.raw(query.destinations.length === 0 ? 'country_code' : 'region_code');
  const { rows } = await sql<{ code: string; names: Names; slug: string; day: number; total: number }>`
    select d.code, d.names, d.slug, lowest.day, lowest.total
    from (select ${place} as code, day, min(total) as total from (${pricedDays(query, spans, window, fewestCellsOf(query, window))}) departure group by ${place}, day) lowest
    join destination d on d.code = lowest.code
    order by d.position, lowest.day`.execute(kysely);
  return [...Map.groupBy(rows, ({ code }) => code).values()].map((days) => ({
    place: placeOf(days[0] as (typeof days)[number], context.language),
    months: lowestOfMonths(days.map(({ day, total }) => ({ date: dateOf(window, day), totalPrice: total * 100 }))),
  }));
}

/** Days with their prices, by date, to the lowest of each month. */
export function lowestOfMonths(days: readonly { date: string; totalPrice: number }[]): MonthPrice[] {
  return [...Map.groupBy(days, ({ date }) => date.slice(0, 7))].map(([month, some]) => {
    const lowest = some.reduce((best, day) => (day.totalPrice < best.totalPrice ? day : best));
    return { month, totalPrice: lowest.totalPrice, date: lowest.date };
  });
}
