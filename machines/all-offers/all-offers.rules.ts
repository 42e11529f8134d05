import type { AllOffersContext, AllOffersRequest, Offer, OfferSorting, OffersOf } from './all-offers.types.ts';

/** The first page, cheapest first [alloffers.defaults]. */
export const DEFAULT_PAGE_SIZE = 6;
export const PAGE_SIZES: readonly number[] = [DEFAULT_PAGE_SIZE, 12, 24];
export const DEFAULT_SORTING: OfferSorting = { field: 'PRICE', direction: 'ASCENDING' };

/** What is asked of the server for the next page, counted from 0. */
export function requestOf(of: OffersOf, { pages, pageSize, sorting }: AllOffersContext): AllOffersRequest {
  return { ...of, page: pages, pageSize, sorting };
}

/**
 * The list with a further page: no offer twice, the newer answer of two; by price it is sorted again, for a page that came
 * later may have been cut at other prices [alloffers.sort].
 */
export function appended(offers: readonly Offer[], page: readonly Offer[], { field, direction }: OfferSorting): Offer[] {
  const unique = [...new Map([...offers, ...page].map((offer) => [offer.offerCode, offer])).values()];
  if (field !== 'PRICE') return unique;
  const sign = direction === 'ASCENDING' ? 1 : -1;
  return unique.toSorted((left, right) => sign * (left.discountPrice - right.discountPrice));
}

export function isSameList(left: OffersOf | null, right: OffersOf | null): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
