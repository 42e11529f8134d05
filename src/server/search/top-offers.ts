import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import { findOffers } from './find-offers.ts';
import type { Offer } from './read-offers.ts';
import type { SearchQuery } from './search-query.ts';

/** The best rated of the matching hotels, equals by price, each with its cheapest offer [listing.promoted]. */
export async function topOffers(kysely: Kysely<Schema>, query: SearchQuery, count: number, context: SearchContext): Promise<Offer[]> {
  const { offers } = await findOffers(kysely, query, { sort: 'hotelRating', page: 0, pageSize: count }, context);
  return offers;
}
