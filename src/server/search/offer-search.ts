import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/participants.ts';
import type { Schema } from '../db/schema.ts';
import { allOffers, type OffersPage } from './all-offers.ts';
import { calendarOffers, type CalendarDay } from './calendar-offers.ts';
import type { SearchContext } from './catalogue-window.ts';
import { countOffers } from './count-offers.ts';
import { departureMonths, type DepartureMonth } from './departure-months.ts';
import { departureHours } from './departure-hours.ts';
import { countFacets, type FacetCounts } from './facet-counts.ts';
import { findOffers, type FoundOffers } from './find-offers.ts';
import { hotelMatrix, type Matrix } from './hotel-matrix.ts';
import { listingRegions, type ListingRegion } from './listing-regions.ts';
import { lowestPriceDays, type LowestPriceDay } from './lowest-price-days.ts';
import { lowestPrices, type PlacePrices } from './lowest-prices.ts';
import { otherAirports } from './other-airports.ts';
import { listingPriceBounds } from './price-bounds.ts';
import { priceCalendar, type PricedDay, type Stay } from './price-calendar.ts';
import { readPriceVersion } from './price-version.ts';
import { promotedOffers } from './promoted-offers.ts';
import type { Offer } from './read-offers.ts';
import { sameDayOffers } from './same-day-offers.ts';
import type { ResultPage, SearchQuery } from './search-query.ts';
import { similarHotels } from './similar-hotels.ts';
import { tripTypesOnSale, type TripTypesOnSale } from './trip-types-on-sale.ts';

type Today = Pick<SearchContext, 'today'>;

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
  /** See same-day-offers.ts. */
  sameDayOffers(query: SearchQuery, page: ResultPage, context: SearchContext): Promise<FoundOffers & { date: string | null }>;
  /** See promoted-offers.ts. */
  promotedOffers(query: SearchQuery, count: number, context: SearchContext): Promise<Offer[]>;
  /** See listing-regions.ts. */
  listingRegions(query: SearchQuery, context: SearchContext): Promise<ListingRegion[]>;
  /** See price-bounds.ts. */
  listingPriceBounds(query: SearchQuery, context: Today): Promise<{ from: number; to: number } | null>;
  /** See calendar-offers.ts. */
  calendarOffers(query: SearchQuery, context: Today): Promise<CalendarDay[]>;
  /** See departure-months.ts. */
  departureMonths(query: SearchQuery, context: Today): Promise<DepartureMonth[]>;
  /** See lowest-prices.ts. */
  lowestPrices(query: SearchQuery, context: SearchContext): Promise<PlacePrices[]>;
  /** See trip-types-on-sale.ts. */
  tripTypesOnSale(context: Today): Promise<TripTypesOnSale>;
  /** See all-offers.ts; of the query's one hotel, like what follows. */
  allOffers(query: SearchQuery, page: OffersPage, context: SearchContext): Promise<{ offers: Offer[]; totalResults: number }>;
  /** See lowest-price-days.ts. */
  lowestPriceDays(query: SearchQuery, hotelCode: string, context: Today): Promise<LowestPriceDay[]>;
  /** See departure-hours.ts. */
  departureHours(query: SearchQuery, context: SearchContext): Promise<Offer[]>;
  /** See other-airports.ts. */
  otherAirports(query: SearchQuery, context: SearchContext): Promise<Offer[]>;
  /** See similar-hotels.ts. */
  similarHotels(query: SearchQuery, hotelCode: string, count: number, context: SearchContext): Promise<Offer[]>;
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
    sameDayOffers: (query, page, context) => sameDayOffers(kysely, query, page, context),
    promotedOffers: (query, count, context) => promotedOffers(kysely, query, count, context),
    listingRegions: (query, context) => listingRegions(kysely, query, context),
    listingPriceBounds: (query, context) => listingPriceBounds(kysely, query, context),
    calendarOffers: (query, context) => calendarOffers(kysely, query, context),
    departureMonths: (query, context) => departureMonths(kysely, query, context),
    lowestPrices: (query, context) => lowestPrices(kysely, query, context),
    tripTypesOnSale: (context) => tripTypesOnSale(kysely, context),
    allOffers: (query, page, context) => allOffers(kysely, query, page, context),
    lowestPriceDays: (query, hotelCode, context) => lowestPriceDays(kysely, query, hotelCode, context),
    departureHours: (query, context) => departureHours(kysely, query, context),
    otherAirports: (query, context) => otherAirports(kysely, query, context),
    similarHotels: (query, hotelCode, count, context) => similarHotels(kysely, query, hotelCode, count, context),
    version: () => readPriceVersion(kysely),
    isReady: () => true,
    close: async () => undefined,
  };
}
