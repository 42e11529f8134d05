import { sql, type Kysely } from 'kysely';
import { BOARDS } from '../../catalogue/boards.ts';
import { BEACH_STEPS, type HotelKind } from '../../catalogue/hotel-kinds.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import type { Without } from '../prices/cell-conditions.ts';
import { matchingHotels, type CellDimension } from './matching-hotels.ts';
import { pricedHotels } from '../prices/priced-hotels.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow, type SearchWindow } from '../prices/search-window.ts';
import { spansOf, type Span } from '../prices/spans.ts';

/** How many hotels each value of a dimension would find; values that find none are left out. */
export type Counts = Map<string, number>;

/**
 * What could be chosen and how much it would find. Every dimension is counted without its own selection, except
 * facilities, which narrow one another: a facility counts hotels that have it and the ones already chosen.
 */
export interface FacetCounts {
  /** Countries, regions and resorts by their codes. */
  destinations: Counts;
  airports: Counts;
  /** By nights. */
  nights: Counts;
  boards: Counts;
  stars: Counts;
  facilities: Counts;
  /** By kind of hotel; tours and flights are kinds too. */
  hotelTypes: Counts;
  /** Hotels within so many metres of the beach. */
  beaches: Counts;
  /** Hotels rated at least 6, 7, 8 and 9. */
  ratings: Counts;
  /** Cheapest and dearest of the hotels' lowest prices without the price filter, minor units; null when there are none. */
  prices: { from: number; to: number } | null;
}

const RATING_STEPS = [6, 7, 8, 9];

/** Facets that differ by cell. */
type CellFacet = 'airports' | 'boards' | 'nights';

/** Hotels for a value of a dimension; of dimension `hotels`, a hotel with an offer within the price filter. */
interface DimensionRow {
  dimension: CellFacet | 'hotels';
  key: number;
  count: number;
}

interface HotelRow {
  id: number;
  stars: number;
  rating: number;
  kind: HotelKind;
  beach_metres: number | null;
  facilities: string[];
  country_code: string;
  region_code: string;
  resort_code: string;
  /** Koruna, its lowest price whatever the price filter. */
  total: number;
}

/** The hotel's own attributes, which are counted here and not in SQL. */
const WITHOUT_ATTRIBUTES: Without = { destinations: true, stars: true, hotelTypes: true, rating: true, beach: true, facilities: true };

/** Facets of a listing [listing.facets]. */
export async function countFacets(kysely: Kysely<Schema>, query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<FacetCounts> {
  const window = await readSearchWindow(kysely, query, context.today);
  const { priceFrom, priceTo } = query.filters;
  const rows = await countCells(kysely, query, window);
  const hotels = await readHotels(kysely, query, window);
  const bounded = new Set(rows.flatMap(({ dimension, key }) => (dimension === 'hotels' ? [key] : [])));
  const inPrice = ({ id, total }: HotelRow) => (priceFrom === null ? total * 100 <= (priceTo ?? Infinity) : bounded.has(id));

  const codes = new Map([...window.airportIds].map(([code, id]) => [id, code]));
  const counts = (wanted: CellFacet, nameOf: (key: number) => string): Counts =>
    new Map(rows.filter(({ dimension }) => dimension === wanted).toSorted((a, b) => a.key - b.key).map(({ key, count }) => [nameOf(key), count]));
  return {
    airports: counts('airports', (key) => codes.get(key) ?? ''),
    boards: counts('boards', (key) => BOARDS.find(({ id }) => id === key)?.code ?? ''),
    nights: counts('nights', String),
    ...countHotels(hotels, query, inPrice),
  };
}

/** Airports, boards and lengths of stay differ by cell, and so does what a lower price bound leaves: SQL counts them. */
async function countCells(kysely: Kysely<Schema>, query: SearchQuery, window: SearchWindow): Promise<DimensionRow[]> {
  const spans = spansOf(query, window);
  const spansOfAnyNights = spansOf({ ...query, nightsFrom: null, nightsTo: null }, window);
  const counted = (dimension: DimensionRow['dimension'], column: CellDimension, spansOfColumn: readonly Span[]) =>
    spansOfColumn.length === 0 ? [] : [sql`select ${sql.lit(dimension)} as dimension, key, count(*) as count from (${matchingHotels(query, spansOfColumn, window, column)}) matching group by key`];
  const parts = [
    ...counted('airports', 'airport_id', spans),
    ...counted('boards', 'board_id', spans),
    ...counted('nights', 'nights', spansOfAnyNights),
    ...(spans.length === 0 || query.filters.priceFrom === null ? [] : [sql`select 'hotels', hotel_id, 1 from (${matchingHotels(query, spans, window, null, WITHOUT_ATTRIBUTES)}) matching`]),
  ];
  if (parts.length === 0) return [];
  const { rows } = await sql<DimensionRow>`${sql.join(parts, sql` union all `)}`.execute(kysely);
  return rows;
}

/** The hotels that match but for their own attributes and the price: few enough to be counted here. */
async function readHotels(kysely: Kysely<Schema>, query: SearchQuery, window: SearchWindow): Promise<HotelRow[]> {
  const spans = spansOf(query, window);
  if (spans.length === 0) return [];
  const unbounded = { ...query, filters: { ...query.filters, priceFrom: null, priceTo: null } };
  const { rows } = await sql<HotelRow>`
    select h.id, h.stars, h.rating, h.kind, h.beach_metres, h.facilities, h.country_code, h.region_code, h.resort_code, priced.total
    from (${pricedHotels(unbounded, spans, window, WITHOUT_ATTRIBUTES)}) priced
    join hotel h on h.id = priced.hotel_id`.execute(kysely);
  return rows;
}

function countHotels(hotels: readonly HotelRow[], { destinations, filters }: SearchQuery, inPrice: (hotel: HotelRow) => boolean): Omit<FacetCounts, CellFacet> {
  const passes = {
    destinations: (hotel: HotelRow) => destinations.length === 0 || placesOf(hotel).some((code) => destinations.includes(code)),
    stars: (hotel: HotelRow) => filters.stars.length === 0 || filters.stars.includes(hotel.stars),
    rating: (hotel: HotelRow) => filters.ratingFrom === null || hotel.rating >= Math.ceil(filters.ratingFrom * 10 - 1e-9),
    hotelTypes: (hotel: HotelRow) => filters.hotelTypes.length === 0 || filters.hotelTypes.some((type) => type === hotel.kind),
    beach: (hotel: HotelRow) => filters.beachWithin === null || isWithin(hotel, filters.beachWithin),
    facilities: (hotel: HotelRow) => filters.facilities.every((code) => hotel.facilities.includes(code)),
    price: inPrice,
  };
  type Dimension = keyof typeof passes;
  const without = (left: Dimension | null) => hotels.filter((hotel) => Object.entries(passes).every(([dimension, pass]) => dimension === left || pass(hotel)));
  const totals = without('price').map(({ total }) => total);
  const rated = without('rating');
  const seaside = without('beach');
  return {
    destinations: countsOf(without('destinations').flatMap(placesOf)),
    stars: countsOf(without('stars').map(({ stars }) => String(stars))),
    hotelTypes: countsOf(without('hotelTypes').map(({ kind }) => kind)),
    beaches: new Map(BEACH_STEPS.map((metres): [string, number] => [String(metres), seaside.filter((hotel) => isWithin(hotel, metres)).length]).filter(([, count]) => count > 0)),
    facilities: countsOf(without(null).flatMap(({ facilities }) => facilities)),
    ratings: new Map(RATING_STEPS.map((step): [string, number] => [String(step), rated.filter(({ rating }) => rating >= step * 10).length]).filter(([, count]) => count > 0)),
    prices: totals.length === 0 ? null : { from: Math.min(...totals) * 100, to: Math.max(...totals) * 100 },
  };
}

function isWithin({ beach_metres }: HotelRow, metres: number): boolean {
  return beach_metres !== null && beach_metres <= metres;
}

function placesOf({ country_code, region_code, resort_code }: HotelRow): string[] {
  return [country_code, region_code, resort_code];
}

function countsOf(values: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
