import type { SearchContext } from './catalogue-window.ts';
import type { FoundOffers } from './find-offers.ts';
import type { OfferSearch } from './offer-search.ts';
import type { ResultPage, SearchQuery } from './search-query.ts';

/**
 * What else leaves on one day: the query's first day of departure, else the day of its cheapest offer [listing.promoted].
 * @returns null for the date when nothing matches at all
 */
export async function sameDayOffers(search: Pick<OfferSearch, 'findOffers'>, query: SearchQuery, page: ResultPage, context: SearchContext): Promise<FoundOffers & { date: string | null }> {
  const date = query.dateFrom ?? (await search.findOffers(query, { sort: 'price', page: 0, pageSize: 1 }, context)).offers[0]?.departureDate ?? null;
  if (date === null) return { offers: [], destinations: [], totalResults: 0, date };
  return { ...(await search.findOffers({ ...query, dateFrom: date, dateTo: date }, page, context)), date };
}
