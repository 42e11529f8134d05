import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import type { DayPrice, DayPricesContext } from './day-prices.types.ts';

/** Searches whose prices are cached. */
const CACHED = 8;

/** The prices of the same search, if they were answered before. */
export function cachedDays({ cached }: DayPricesContext, request: OffersRequest): DayPrice[] | undefined {
  return cached.find((before) => isSame(before.request, request))?.days;
}

/** What is cached once the present search is answered. */
export function withCached({ cached, request }: DayPricesContext, days: DayPrice[]): DayPricesContext['cached'] {
  return request === null ? cached : [...cached.filter((before) => !isSame(before.request, request)), { request, days }].slice(-CACHED);
}

function isSame(left: OffersRequest, right: OffersRequest): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
