import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { findOffers } from '../listing/find-offers.ts';
import { pricedHotels } from '../prices/priced-hotels.ts';
import type { Offer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/**
 * Other hotels that have what a hotel is asked for, the likest first: of its resort, its region, its country, then by
 * stars, rating and price; each with its cheapest matching offer [hotel.calls].
 * @param query what is asked for; its own hotel is `hotelCode`
 */
export async function similarHotels(kysely: Kysely<Schema>, query: SearchQuery, hotelCode: string, count: number, context: SearchContext): Promise<Offer[]> {
  const anyHotel = { ...query, filters: { ...query.filters, hotelCodes: [] } };
  const window = await readSearchWindow(kysely, anyHotel, context.today);
  const spans = spansOf(anyHotel, window);
  if (spans.length === 0) return [];
  const { rows } = await sql<{ code: string }>`
    select h.code
    from (${pricedHotels(anyHotel, spans, window)}) priced
    join hotel h on h.id = priced.hotel_id
    join hotel own on own.code = ${hotelCode} and own.id <> h.id
    order by h.resort_code = own.resort_code desc, h.region_code = own.region_code desc, h.country_code = own.country_code desc,
      abs(h.stars - own.stars), abs(h.rating - own.rating), priced.total, h.id
    limit ${count}`.execute(kysely);
  const hotelCodes = rows.map(({ code }) => code);
  if (hotelCodes.length === 0) return [];
  const found = await findOffers(kysely, { ...anyHotel, filters: { ...anyHotel.filters, hotelCodes } }, { sort: 'price', page: 0, pageSize: count }, context);
  return found.offers.toSorted((one, other) => hotelCodes.indexOf(one.hotelCode) - hotelCodes.indexOf(other.hotelCode));
}
