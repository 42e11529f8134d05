import { sql, type Kysely } from 'kysely';
import type { Names } from '../../db/schema.search.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { pricedHotels } from '../prices/priced-hotels.ts';
import { placeOf } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/** A region with a matching offer; the lowest price is of the whole party, minor units. */
export interface ListingRegion {
  country: { code: string; name: string; slug: string };
  region: { code: string; name: string; slug: string };
  /** Hotels with a matching offer. */
  count: number;
  fromPrice: number;
}

/** The regions of a listing in the order of the destinations, each with its hotels and lowest price [listing.promoted]. */
export async function listingRegions(kysely: Kysely<Schema>, query: SearchQuery, context: SearchContext): Promise<ListingRegion[]> {
  const window = await readSearchWindow(kysely, query, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return [];
  type Place = { code: string; names: Names; slug: string };
  const place = (alias: string) => sql.raw(`jsonb_build_object('code', ${alias}.code, 'names', ${alias}.names, 'slug', ${alias}.slug)`);
  const { rows } = await sql<{ country: Place; region: Place; count: number; lowest: number }>`
    select ${place('country')} as country, ${place('region')} as region, found.count, found.lowest
    from (
      select h.region_code, count(*) as count, min(priced.total) as lowest
      from (${pricedHotels(query, spans, window)}) priced join hotel h on h.id = priced.hotel_id
      group by h.region_code
    ) found
    join destination region on region.code = found.region_code
    join destination country on country.code = region.parent
    order by region.position`.execute(kysely);
  return rows.map(({ country, region, count, lowest }) => ({ country: placeOf(country, context.language), region: placeOf(region, context.language), count, fromPrice: lowest * 100 }));
}
