import { BOARDS } from '../../../catalogue/boards.ts';
import { BEACH_STEPS, HOTEL_KINDS } from '../../../catalogue/hotel-kinds.ts';
import type { Counts, FacetCounts } from '../../listing/facet-counts.ts';
import type { Cube, CubeHotel } from '../memory/cube.ts';
import { passesBeach, passesFacilities, passesKind, passesPlaces, passesStars } from './cube-listing.ts';
import { boundsOf, rowsOf, sellsSome, type HotelBounds } from './cube-matching.ts';
import type { QueryPlan, StaySpan } from './cube-plan.ts';
import { PriceBounds } from './cube-price-bounds.ts';
import { spansAt } from '../memory/sold-out.ts';

const RATING_STEPS = [6, 7, 8, 9];

/** The one filter of its own attributes that a hotel does not pass; facilities rule out every facet. */
type Missed = 'none' | 'places' | 'stars' | 'kind' | 'rating' | 'beach' | 'more';

/** All facets in one pass over the hotels: a hotel that misses one filter counts for that filter's facet alone. */
export function countAllFacets(cube: Cube, plan: QueryPlan): FacetCounts {
  const tally = new Tally(cube);
  const prices = new PriceBounds(plan);
  const hasLeast = plan.from !== null;
  const isUnbounded = plan.from === null && plan.to === null;
  const chosen = rowsOf(plan);
  for (const hotel of plan.hotels) {
    const missed = missedBy(hotel, plan);
    if (missed === 'more') continue;
    const spans = spansAt(hotel, plan.spans);
    const bounds = boundsOf(hotel, spans, plan.from, plan.to);
    const inPrice = bounds !== null && sellsSome(hotel, chosen, spans, bounds, hasLeast);
    if (inPrice) tally.addAttributes(hotel, missed);
    if (missed !== 'none') continue;
    if (bounds !== null) {
      if (isUnbounded) prices.addIn(hotel, spans, bounds);
      else prices.add(hotel, spans);
      countCells(hotel, plan, spans, bounds, inPrice, tally);
    }
    if (plan.spansOfAnyNights !== plan.spans) countNightsOfAny(hotel, plan, tally);
    else if (bounds !== null) countNights(hotel, plan, spans, bounds, tally);
  }
  return { ...tally.counts(), prices: prices.both() };
}

function missedBy(hotel: CubeHotel, plan: QueryPlan): Missed {
  if (!passesFacilities(hotel, plan)) return 'more';
  let missed: Missed = passesPlaces(hotel, plan) ? 'none' : 'places';
  if (!passesStars(hotel, plan)) missed = missed === 'none' ? 'stars' : 'more';
  if (!passesKind(hotel, plan)) missed = missed === 'none' ? 'kind' : 'more';
  if (hotel.rating < plan.ratingFrom) missed = missed === 'none' ? 'rating' : 'more';
  if (!passesBeach(hotel, plan)) missed = missed === 'none' ? 'beach' : 'more';
  return missed;
}

/** Airports and boards that the hotel has something of, each without its own selection. */
function countCells(hotel: CubeHotel, plan: QueryPlan, spans: readonly StaySpan[], bounds: HotelBounds, inPrice: boolean, tally: Tally): void {
  const { airportIds, boardIds } = hotel.prices;
  const hasLeast = plan.from !== null;
  const rows = rowsOf(plan);
  if (inPrice || plan.airports !== null) {
    for (let place = 1; place < airportIds.length; place++) {
      rows.airportId = airportIds[place] as number;
      if (sellsSome(hotel, rows, spans, bounds, hasLeast)) tally.airports[rows.airportId]! += 1;
    }
    rows.airportId = 0;
  }
  if (inPrice || plan.boards !== null) {
    for (let place = 1; place < boardIds.length; place++) {
      rows.boardId = boardIds[place] as number;
      if (sellsSome(hotel, rows, spans, bounds, hasLeast)) tally.boards[rows.boardId]! += 1;
    }
  }
}

function countNightsOfAny(hotel: CubeHotel, plan: QueryPlan, tally: Tally): void {
  const spans = spansAt(hotel, plan.spansOfAnyNights);
  const bounds = boundsOf(hotel, spans, plan.from, plan.to);
  if (bounds !== null) countNights(hotel, plan, spans, bounds, tally);
}

/** @param spans of any nights: each number of them without the query's own */
function countNights(hotel: CubeHotel, plan: QueryPlan, spans: readonly StaySpan[], bounds: HotelBounds, tally: Tally): void {
  const rows = rowsOf(plan);
  const { groups, nights: lengths } = hotel.prices;
  // The rows for any airport and board have every length once.
  for (let row = groups[0] as number; row < (groups[1] as number); row++) {
    rows.nights = lengths[row] as number;
    if (sellsSome(hotel, rows, spans, bounds, plan.from !== null)) tally.nights[rows.nights]! += 1;
  }
}

/** Counts by number, named at the end. */
class Tally {
  readonly #cube: Cube;
  readonly airports: Uint32Array;
  readonly boards: Uint32Array;
  readonly nights = new Uint32Array(256);
  readonly #places: Uint32Array;
  readonly #facilities: Uint32Array;
  readonly #stars = new Uint32Array(256);
  readonly #kinds = new Uint32Array(HOTEL_KINDS.length);
  readonly #beaches = new Uint32Array(BEACH_STEPS.length);
  readonly #ratings = new Uint32Array(RATING_STEPS.length);

  constructor(cube: Cube) {
    this.#cube = cube;
    this.airports = new Uint32Array(Math.max(0, ...cube.airportIds.values()) + 1);
    this.boards = new Uint32Array(Math.max(...BOARDS.map(({ id }) => id)) + 1);
    this.#places = new Uint32Array(cube.places.length);
    this.#facilities = new Uint32Array(cube.facilities.length);
  }

  addAttributes({ places, stars, kind, rating, beachMetres, facilities }: CubeHotel, missed: Missed): void {
    if (missed === 'none' || missed === 'places') for (const place of places) this.#places[place]! += 1;
    if (missed === 'none' || missed === 'stars') this.#stars[stars]! += 1;
    if (missed === 'none' || missed === 'kind') this.#kinds[kind]! += 1;
    if (missed === 'none' || missed === 'beach') {
      for (const [step, metres] of BEACH_STEPS.entries()) if (beachMetres <= metres) this.#beaches[step]! += 1;
    }
    if (missed === 'none' || missed === 'rating') {
      for (const [step, points] of RATING_STEPS.entries()) if (rating >= points * 10) this.#ratings[step]! += 1;
    }
    if (missed === 'none') for (const facility of facilities) this.#facilities[facility]! += 1;
  }

  counts(): Omit<FacetCounts, 'prices'> {
    const byCode = (counts: Counts) => new Map([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
    return {
      destinations: byCode(named(this.#places, (place) => this.#cube.places[place]?.code)),
      airports: named(this.airports, (id) => this.#cube.airportCodes.get(id)),
      nights: named(this.nights, String),
      boards: named(this.boards, (id) => BOARDS.find((board) => board.id === id)?.code),
      stars: byCode(named(this.#stars, String)),
      hotelTypes: byCode(named(this.#kinds, (kind) => HOTEL_KINDS[kind])),
      beaches: named(this.#beaches, (step) => String(BEACH_STEPS[step])),
      facilities: byCode(named(this.#facilities, (facility) => this.#cube.facilities[facility])),
      ratings: named(this.#ratings, (step) => String(RATING_STEPS[step])),
    };
  }
}

function named(counts: Uint32Array, nameOf: (index: number) => string | undefined): Counts {
  const result: Counts = new Map();
  for (const [index, count] of counts.entries()) if (count > 0) result.set(nameOf(index) ?? '', count);
  return result;
}
