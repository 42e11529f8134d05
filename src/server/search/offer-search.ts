import type { Kysely } from 'kysely';
import type { Occupancy } from '../../domain/search/participants.ts';
import type { Schema } from '../db/schema.ts';
import { allOffers, type OffersPage } from './hotel/all-offers.ts';
import { calendarOffers, type CalendarDay } from './listing/calendar-offers.ts';
import type { SearchContext } from './prices/catalogue-window.ts';
import { countOffers } from './listing/count-offers.ts';
import { departureMonths, type DepartureMonth } from './listing/departure-months.ts';
import { departureHours } from './hotel/departure-hours.ts';
import { countFacets, type FacetCounts } from './listing/facet-counts.ts';
import { findOffers, type FoundOffers } from './listing/find-offers.ts';
import { hotelMatrix, type Matrix } from './hotel/hotel-matrix.ts';
import { listingRegions, type ListingRegion } from './listing/listing-regions.ts';
import { lowestPriceDays, type LowestPriceDay } from './hotel/lowest-price-days.ts';
import { lowestPrices, type PlacePrices } from './listing/lowest-prices.ts';
import { otherAirports } from './hotel/other-airports.ts';
import { listingPriceBounds } from './listing/price-bounds.ts';
import { priceCalendar, type PricedDay, type Stay } from './hotel/price-calendar.ts';
import { readPriceVersion } from './prices/price-version.ts';
import { promotedOffers } from './listing/promoted-offers.ts';
import type { Offer } from './rows/read-offers.ts';
import { sameDayOffers } from './listing/same-day-offers.ts';
import type { ResultPage, SearchQuery } from './search-query.ts';
import { similarHotels } from './hotel/similar-hotels.ts';
import { tripTypesOnSale, type TripTypesOnSale } from './listing/trip-types-on-sale.ts';

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

/** SQL over the cells. The statements of a query read the prices and rooms of one moment. */
export function sqlSearch(kysely: Kysely<Schema>): OfferSearch {
  const atOnce = <Answer>(read: (tx: Kysely<Schema>) => Promise<Answer>) => kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
  return {
    findOffers: (query, page, context) => atOnce((tx) => findOffers(tx, query, page, context)),
    countOffers: (query, context) => atOnce((tx) => countOffers(tx, query, context)),
    countEach: (queries, context) => atOnce((tx) => Promise.all(queries.map((query) => countOffers(tx, query, context)))),
    countFacets: (query, context) => atOnce((tx) => countFacets(tx, query, context)),
    hotelMatrix: (hotelCode, occupancies, boardCode, context) => atOnce((tx) => hotelMatrix(tx, hotelCode, occupancies, boardCode, context)),
    priceCalendar: (stay, occupancies, context) => atOnce((tx) => priceCalendar(tx, stay, occupancies, context)),
    sameDayOffers: (query, page, context) => atOnce((tx) => sameDayOffers(tx, query, page, context)),
    promotedOffers: (query, count, context) => atOnce((tx) => promotedOffers(tx, query, count, context)),
    listingRegions: (query, context) => atOnce((tx) => listingRegions(tx, query, context)),
    listingPriceBounds: (query, context) => atOnce((tx) => listingPriceBounds(tx, query, context)),
    calendarOffers: (query, context) => atOnce((tx) => calendarOffers(tx, query, context)),
    departureMonths: (query, context) => atOnce((tx) => departureMonths(tx, query, context)),
    lowestPrices: (query, context) => atOnce((tx) => lowestPrices(tx, query, context)),
    tripTypesOnSale: (context) => atOnce((tx) => tripTypesOnSale(tx, context)),
    allOffers: (query, page, context) => atOnce((tx) => allOffers(tx, query, page, context)),
    lowestPriceDays: (query, hotelCode, context) => atOnce((tx) => lowestPriceDays(tx, query, hotelCode, context)),
    departureHours: (query, context) => atOnce((tx) => departureHours(tx, query, context)),
    otherAirports: (query, context) => atOnce((tx) => otherAirports(tx, query, context)),
    similarHotels: (query, hotelCode, count, context) => atOnce((tx) => similarHotels(tx, query, hotelCode, count, context)),
    version: () => readPriceVersion(kysely),
    isReady: () => true,
    close: async () => undefined,
  };
}
