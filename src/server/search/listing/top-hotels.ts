import type { SearchContext } from '../prices/catalogue-window.ts';
import type { OfferSearch } from '../offer-search.ts';
import type { Offer } from '../rows/read-offers.ts';
import { anyTrip } from '../search-query.ts';

const HOTELS = 8;
/** Enough of the best to choose different countries from. */
const CANDIDATES = 60;

/** The best rated plane holidays, no more than two of a country, each with its cheapest offer [cms.home-components]. */
export async function topHotels(search: Pick<OfferSearch, 'findOffers'>, context: SearchContext): Promise<Offer[]> {
  const { offers } = await search.findOffers(anyTrip('WS'), { sort: 'hotelRating', page: 0, pageSize: CANDIDATES }, context);
  const ofCountry = new Map<string, number>();
  const chosen = offers.filter(({ destination }) => {
    const count = (ofCountry.get(destination.country.code) ?? 0) + 1;
    ofCountry.set(destination.country.code, count);
    return count <= 2;
  });
  return chosen.slice(0, HOTELS);
}
