import { sql, type Kysely, type RawBuilder } from 'kysely';
import { BOARDS } from '../catalogue/boards.ts';
import type { Schema } from '../db/schema.ts';
import { readWindow, type CatalogueWindow, type SearchContext } from './catalogue-window.ts';
import { cellChoice, pricedHotels, spansOf, type CellChoice, type Span } from './priced-hotels.ts';
import type { SearchQuery } from './search-query.ts';

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
  /** Hotels rated at least 6, 7, 8 and 9. */
  ratings: Counts;
  /** Cheapest and dearest of the hotels' lowest prices without the price filter, minor units; null when there are none. */
  prices: { from: number; to: number } | null;
}

const RATING_STEPS = [6, 7, 8, 9];

interface HotelRow {
  stars: number;
  rating: number;
  facilities: string[];
  country_code: string;
  region_code: string;
  resort_code: string;
  /** Whether an offer of the hotel is within the price filter. */
  in_price: boolean;
  /** Koruna, its lowest price whatever the price filter. */
  total: number;
}

/** Facets of a listing [listing.facets]. */
export async function countFacets(kysely: Kysely<Schema>, query: SearchQuery, context: Pick<SearchContext, 'today'>): Promise<FacetCounts> {
  const window = await readWindow(kysely, context.today);
  const spans = spansOf(query, window);
  const cells = await countCells(kysely, query, spans, window);
  const hotels = spans.length === 0 ? [] : await readHotels(kysely, query, spans, window);
  return { ...cells, ...countHotels(hotels, query) };
}

/** Airports, boards and lengths of stay differ by cell: SQL counts hotels for each. */
async function countCells(kysely: Kysely<Schema>, query: SearchQuery, spans: readonly Span[], window: CatalogueWindow): Promise<Pick<FacetCounts, 'airports' | 'boards' | 'nights'>> {
  const anyNights = { ...query, nightsFrom: null, nightsTo: null };
  const spansOfAnyNights = spansOf(anyNights, window);
  const parts: RawBuilder<unknown>[] = [];
  const part = (dimension: string, spansOfPart: readonly Span[], choice: CellChoice, key: RawBuilder<unknown>) => {
    if (spansOfPart.length > 0) parts.push(sql`select ${sql.lit(dimension)} as dimension, key, count(*) as count from (${pricedHotels(query, spansOfPart, choice, {}, key)}) priced group by key`);
  };
  const choice = cellChoice(query, window);
  part('airports', spans, { ...choice, airports: 'each' }, sql`c.airport_id`);
  part('boards', spans, { ...choice, boards: 'each' }, sql`c.board_id`);
  part('nights', spansOfAnyNights, choice, sql`c.nights`);
  if (parts.length === 0) return { airports: new Map(), boards: new Map(), nights: new Map() };
  const { rows } = await sql<{ dimension: string; key: number; count: number }>`${sql.join(parts, sql` union all `)}`.execute(kysely);
  const codes = new Map([...window.airportIds].map(([code, id]) => [id, code]));
  const counts = (dimension: string, nameOf: (key: number) => string): Counts =>
    new Map(rows.filter((row) => row.dimension === dimension).toSorted((a, b) => a.key - b.key).map(({ key, count }) => [nameOf(key), count]));
  return {
    airports: counts('airports', (key) => codes.get(key) ?? ''),
    boards: counts('boards', (key) => BOARDS.find(({ id }) => id === key)?.code ?? ''),
    nights: counts('nights', String),
  };
}

/** The hotels that match but for their own attributes: few enough to be counted here. */
async function readHotels(kysely: Kysely<Schema>, query: SearchQuery, spans: readonly Span[], window: CatalogueWindow): Promise<HotelRow[]> {
  const without = { destinations: true, stars: true, rating: true, facilities: true };
  const { priceFrom, priceTo } = query.filters;
  const unbounded = { ...query, filters: { ...query.filters, priceFrom: null, priceTo: null } };
  const bounded = priceFrom === null && priceTo === null ? null : pricedHotels(query, spans, cellChoice(query, window), without);
  const { rows } = await sql<HotelRow>`
    select h.stars, h.rating, h.facilities, h.country_code, h.region_code, h.resort_code, priced.total,
      ${bounded === null ? sql`true` : sql`bounded.hotel_id is not null`} as in_price
    from (${pricedHotels(unbounded, spans, cellChoice(unbounded, window), without)}) priced
    join hotel h on h.id = priced.hotel_id
    ${bounded === null ? sql`` : sql`left join (${bounded}) bounded on bounded.hotel_id = priced.hotel_id`}`.execute(kysely);
  return rows;
}

function countHotels(hotels: readonly HotelRow[], { destinations, filters }: SearchQuery): Omit<FacetCounts, 'airports' | 'boards' | 'nights'> {
  const passes = {
    destinations: (hotel: HotelRow) => destinations.length === 0 || placesOf(hotel).some((code) => destinations.includes(code)),
    stars: (hotel: HotelRow) => filters.stars.length === 0 || filters.stars.includes(hotel.stars),
    rating: (hotel: HotelRow) => filters.ratingFrom === null || hotel.rating >= Math.ceil(filters.ratingFrom * 10 - 1e-9),
    facilities: (hotel: HotelRow) => filters.facilities.every((code) => hotel.facilities.includes(code)),
    price: (hotel: HotelRow) => hotel.in_price,
  };
  type Dimension = keyof typeof passes;
  const without = (left: Dimension | null) => hotels.filter((hotel) => Object.entries(passes).every(([dimension, pass]) => dimension === left || pass(hotel)));
  const totals = without('price').map(({ total }) => total);
  const rated = without('rating');
  return {
    destinations: countsOf(without('destinations').flatMap(placesOf)),
    stars: countsOf(without('stars').map(({ stars }) => String(stars))),
    facilities: countsOf(without(null).flatMap(({ facilities }) => facilities)),
    ratings: new Map(RATING_STEPS.map((step): [string, number] => [String(step), rated.filter(({ rating }) => rating >= step * 10).length]).filter(([, count]) => count > 0)),
    prices: totals.length === 0 ? null : { from: Math.min(...totals) * 100, to: Math.max(...totals) * 100 },
  };
}

function placesOf({ country_code, region_code, resort_code }: HotelRow): string[] {
  return [country_code, region_code, resort_code];
}

function countsOf(values: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
