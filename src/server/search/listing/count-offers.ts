import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { matchingHotels } from './matching-hotels.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/** How many hotels `findOffers` would list [search.offer-count]. */
export async function countOffers(kysely: Kysely<Schema>, query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<number> {
  const window = await readSearchWindow(kysely, query, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${matchingHotels(query, spans, window, null)}) matching`.execute(kysely);
  return rows[0]?.count ?? 0;
}
