import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { readWindow, type SearchContext } from './catalogue-window.ts';
import { cellChoice, matchingKeys, spansOf } from './priced-hotels.ts';
import type { SearchQuery } from './search-query.ts';

/** How many hotels `findOffers` would list [search.offer-count]. */
export async function countOffers(kysely: Kysely<Schema>, query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<number> {
  const window = await readWindow(kysely, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`select count(distinct hotel_id) as count from (${matchingKeys(query, spans, cellChoice(query, window), sql`0`)}) matching`.execute(kysely);
  return rows[0]?.count ?? 0;
}
