import type { OffersRequest } from '../../src/domain/offers-request.ts';
import type { DayPrice, DayPricesContext } from './day-prices.types.ts';

/** Searches whose prices are kept. */
const KEPT = 8;

/** The prices of the same search, if they were answered before. */
export function keptDays({ kept }: DayPricesContext, request: OffersRequest): DayPrice[] | undefined {
  return kept.find((before) => isSame(before.request, request))?.days;
}

/** What is kept once the present search is answered. */
export function withKept({ kept, request }: DayPricesContext, days: DayPrice[]): DayPricesContext['kept'] {
  return request === null ? kept : [...kept.filter((before) => !isSame(before.request, request)), { request, days }].slice(-KEPT);
}

function isSame(left: OffersRequest, right: OffersRequest): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
