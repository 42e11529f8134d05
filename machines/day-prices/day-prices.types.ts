import type { components } from '../../openapi/generated/search.ts';
import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import type { PromisePort } from '../port.ts';

/** The lowest price of a departure day: the whole party, minor units. */
export type DayPrice = components['schemas']['CalendarOffers']['days'][number];

export interface DayPricesContext {
  /** What prices are shown for, on any day. */
  request: OffersRequest | null;
  /** Days with an offer, by date; empty until they are known. */
  days: DayPrice[];
  /** What was answered before, the newest last: a calendar opened again shows its prices at once. */
  cached: readonly { request: OffersRequest; days: DayPrice[] }[];
}

export type DayPricesCommand =
  | { type: 'dayPrices.show'; request: OffersRequest }
  | { type: 'dayPrices.retry' };

export interface DayPricesPorts {
  /** [listing.promoted] */
  fetchDayPrices: PromisePort<OffersRequest, DayPrice[]>;
}
