import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { pricedHotels } from '../prices/priced-hotels.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/**
 * The lowest and highest price that a listing would begin with, whatever its price filter: of the hotels' cheapest
 * matching offers, the whole party in minor units; null when nothing matches [price.filter].
 */
export async function listingPriceBounds(kysely: Kysely<Schema>, query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<{ from: number; to: number } | null> {
  const window = await readSearchWindow(kysely, query, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return null;
  const unbounded = { ...query, filters: { ...query.filters, priceFrom: null, priceTo: null } };
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    select min(total) as from, max(total) as to from (${pricedHotels(unbounded, spans, window)}) priced`.execute(kysely);
  const { from = null, to = null } = rows[0] ?? {};
  return from === null || to === null ? null : { from: from * 100, to: to * 100 };
}
