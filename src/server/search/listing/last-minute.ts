import { addDays } from '../../../domain/dates/iso-date.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import type { OfferSearch } from '../offer-search.ts';
import type { Offer } from '../rows/read-offers.ts';
import { anyTrip } from '../search-query.ts';

const DAYS_AHEAD = 21;
const HOTELS = 8;
const CANDIDATES = 40;

/** Plane holidays that leave within three weeks, the deepest discounts of the cheapest first [cms.home-components]. */
export async function lastMinute(search: Pick<OfferSearch, 'findOffers'>, context: SearchContext): Promise<Offer[]> {
  const soon = { ...anyTrip('WS'), dateTo: addDays(context.today, DAYS_AHEAD) };
  const { offers } = await search.findOffers(soon, { sort: 'price', page: 0, pageSize: CANDIDATES }, context);
  const paidShare = ({ totalPrice, originalFullPrice }: Offer) => totalPrice / originalFullPrice;
  return offers.toSorted((a, b) => paidShare(a) - paidShare(b)).slice(0, HOTELS);
}
