import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import type { Schema } from '../db/schema.ts';
import type { SearchContext } from './catalogue-window.ts';
import { countOffers } from './count-offers.ts';
import { countFacets, type FacetCounts } from './facet-counts.ts';
import { findOffers, type FoundOffers } from './find-offers.ts';
import { hotelMatrix, type Matrix } from './hotel-matrix.ts';
import { priceCalendar, type PricedDay, type Stay } from './price-calendar.ts';
import { readPriceVersion } from './price-version.ts';
import type { ResultPage, SearchQuery } from './search-query.ts';

/** Search over all offers: by the price cube, or by SQL over the cells; both give the same answers. */
export interface OfferSearch {
  /** See find-offers.ts. */
  findOffers(query: SearchQuery, page: ResultPage, context: SearchContext): Promise<FoundOffers>;
  /** See count-offers.ts. */
  countOffers(query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<number>;
  /** The same for several searches at once, in their order. */
  countEach(queries: readonly SearchQuery[], context: Pick<SearchContext, 'today'>): Promise<number[]>;
  /** See facet-counts.ts. */
  countFacets(query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<FacetCounts>;
  /** See hotel-matrix.ts. */
  hotelMatrix(hotelCode: string, occupancies: readonly Occupancy[], boardCode: string | null, context: SearchContext): Promise<Matrix | null>;
  /** See price-calendar.ts. */
  priceCalendar(stay: Stay, occupancies: readonly Occupancy[], context: SearchContext): Promise<PricedDay[] | null>;
  /** The version of the prices that answers are made of; it grows with every change. */
  version(): Promise<number>;
  /** Whether answers can be relied on. */
  isReady(): boolean;
  close(): Promise<void>;
}

/** SQL over the cells. */
export function sqlSearch(kysely: Kysely<Schema>): OfferSearch {
  return {
    findOffers: (query, page, context) => findOffers(kysely, query, page, context),
    countOffers: (query, context) => countOffers(kysely, query, context),
    countEach: (queries, context) => Promise.all(queries.map((query) => countOffers(kysely, query, context))),
    countFacets: (query, context) => countFacets(kysely, query, context),
    hotelMatrix: (hotelCode, occupancies, boardCode, context) => hotelMatrix(kysely, hotelCode, occupancies, boardCode, context),
    priceCalendar: (stay, occupancies, context) => priceCalendar(kysely, stay, occupancies, context),
    version: () => readPriceVersion(kysely),
    isReady: () => true,
    close: async () => undefined,
  };
}
