import type { components as Common } from '../../openapi/generated/common.ts';
import type { components as Search } from '../../openapi/generated/search.ts';
import type { Coordinates } from '../../src/domain/offers/coordinates.ts';
import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { PromisePort } from '../port.ts';

/** What a map shows of an offer; without coordinates that are some it stands in the list alone [listing.coordinates]. */
export type MapOffer = Pick<Common['schemas']['Offer'], 'offerCode' | 'hotelName' | 'offerPath' | 'totalPrice' | 'discountPrice' | 'currency' | 'stars' | 'destination' | 'startDate' | 'endDate'>
  & { coordinates: Coordinates | null };

/** Where to look: kilometres around a place [listing.map]. */
export interface MapArea {
  radius: number;
  regionLocation: Coordinates;
}

/** The lowest and highest price of what was found, the whole party; null where nothing was. */
export type PriceBounds = Search['schemas']['PriceBounds']['prices'];

export interface OffersMapInput {
  searchState: SearchState;
  /** ISO date. */
  today: string;
}

export interface OffersMapContext extends OffersMapInput {
  area: MapArea | null;
  offers: MapOffer[];
  totalResults: number;
  prices: PriceBounds;
  /** Offers that somebody has pointed at on the map. */
  picked: string[];
}

export type OffersMapCommand =
  | { type: 'offersMap.open' }
  /** The search beside the map has become another. */
  | { type: 'offersMap.follow'; searchState: SearchState }
  /** Latitude and longitude in degrees, of the middle; the radius in kilometres. */
  | { type: 'offersMap.searchHere'; latitude: number; longitude: number; radius: number }
  | { type: 'offersMap.searchEverywhere' }
  | { type: 'offersMap.pick'; offerCodes: string[] }
  | { type: 'offersMap.retry' };

export interface OffersMapPorts {
  fetchMapOffers: PromisePort<OffersRequest, { offers: MapOffer[]; totalResults: number }>;
  fetchPriceBounds: PromisePort<OffersRequest, PriceBounds>;
}

export type OffersMapEvent =
  | OffersMapCommand
  /** Raised when what is asked for has changed. */
  | { type: 'asked' };
