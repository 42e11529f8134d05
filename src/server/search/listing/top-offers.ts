import type { SearchContext } from '../prices/catalogue-window.ts';
import type { OfferSearch } from '../offer-search.ts';
import type { Offer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';

/** The best rated of the matching hotels, equals by price, each with its cheapest offer [listing.promoted]. */
export async function topOffers(search: Pick<OfferSearch, 'findOffers'>, query: SearchQuery, count: number, context: SearchContext): Promise<Offer[]> {
  const { offers } = await search.findOffers(query, { sort: 'hotelRating', page: 0, pageSize: count }, context);
  return offers;
}
