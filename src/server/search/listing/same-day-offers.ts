import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { findOffers, type FoundOffers } from './find-offers.ts';
import type { ResultPage, SearchQuery } from '../search-query.ts';

/**
 * What else leaves on one day: the query's first day of departure, else the day of its cheapest offer [listing.promoted].
 * @returns null for the date when nothing matches at all
 */
export async function sameDayOffers(kysely: Kysely<Schema>, query: SearchQuery, page: ResultPage, context: SearchContext): Promise<FoundOffers & { date: string | null }> {
  const date = query.dateFrom ?? (await findOffers(kysely, query, { sort: 'price', page: 0, pageSize: 1 }, context)).offers[0]?.departureDate ?? null;
  if (date === null) return { offers: [], destinations: [], totalResults: 0, date };
  return { ...(await findOffers(kysely, { ...query, dateFrom: date, dateTo: date }, page, context)), date };
}
