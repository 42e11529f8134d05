import type { OfferSearch } from '../offer-search.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import type { Offer } from '../rows/read-offers.ts';
import { anyTrip } from '../search-query.ts';
import type { ListingRegion } from './listing-regions.ts';

/** Enough of the best rated to find one of each country with. */
const CANDIDATES = 60;

export interface HomeDestination extends Pick<ListingRegion, 'country' | 'count' | 'fromPrice'> {
  /** Of its best rated hotel. */
  picture: Offer['picture'] | undefined;
}

/** Countries that planes go to, those with most hotels first [cms.home-components]. */
export async function homeDestinations(search: Pick<OfferSearch, 'findOffers' | 'listingRegions'>, context: SearchContext): Promise<HomeDestination[]> {
  const [regions, { offers }] = await Promise.all([
    search.listingRegions(anyTrip('WS'), context),
    search.findOffers(anyTrip('WS'), { sort: 'hotelRating', page: 0, pageSize: CANDIDATES }, context),
  ]);
  const byCountry = Map.groupBy(regions, ({ country }) => country.code);
  return [...byCountry.values()].map((inside) => {
    const [{ country }] = inside as [ListingRegion];
    return {
      country,
      count: inside.reduce((sum, { count }) => sum + count, 0),
      fromPrice: Math.min(...inside.map(({ fromPrice }) => fromPrice)),
      picture: offers.find(({ destination }) => destination.country.code === country.code)?.picture,
    };
  }).sort((a, b) => b.count - a.count);
}
