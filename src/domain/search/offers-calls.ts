import type { OfferType } from './trip-types.ts';

/** What lists offers [listing.charter]. */
export const OFFERS_CALLS = ['/api/www/search/offers', '/api/www/search/offers/charter'] as const;

export type OffersCall = (typeof OFFERS_CALLS)[number];

/** By type value, what lists offers of it. */
export type CallsByType = Readonly<Partial<Record<string, OffersCall>>>;

/** A kind of trip as a filter names it. */
interface TypeOption {
  globalTypes?: readonly string[];
  searchOffersUrl?: string;
}

/** What the options of the TYPE filter say about calls; one that this shop does not have is left out [gs.option-fields]. */
export function callsOf(types: readonly TypeOption[]): CallsByType {
  return Object.fromEntries(types.flatMap(({ globalTypes = [], searchOffersUrl }) => {
    const call = OFFERS_CALLS.find((one) => one === searchOffersUrl);
    return call === undefined ? [] : globalTypes.map((value) => [value, call] as const);
  }));
}

/** The call for a request of a type: the one that its option names, else charter flights have one of their own. */
export function callFor(offerType: OfferType, calls: CallsByType = {}): OffersCall {
  return calls[offerType] ?? (offerType === 'CHARTER' ? '/api/www/search/offers/charter' : '/api/www/search/offers');
}
