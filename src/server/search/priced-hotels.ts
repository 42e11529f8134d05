import { sql, type RawBuilder } from 'kysely';
import { CELL_DAYS, longRunsOver, runsOf, UNAVAILABLE, type Run } from '../catalogue/cell-layout.ts';
import { boardIdOf } from '../catalogue/boards.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { dayOf } from './catalogue-window.ts';
import { fitIndex, partySpans, type RoomParty } from './party.ts';
import type { SearchFilters, SearchQuery } from './search-query.ts';

/** Departure days, both included, that a length of stay may begin on. */
export interface StayWindow {
  nights: number;
  first: number;
  last: number;
}

/** A party as it is priced while nobody's age changes the price, and the departures that return in that time. */
export interface Span {
  rooms: RoomParty[];
  windows: StayWindow[];
}

/** The query's dates and lengths by spans of its party; none when nothing can be on sale then. */
export function spansOf(query: SearchQuery, window: CatalogueWindow): Span[] {
  const first = Math.max(window.first, query.dateFrom === null ? 0 : dayOf(window, query.dateFrom));
  const last = Math.min(window.last, query.dateTo === null ? CELL_DAYS : dayOf(window, query.dateTo));
  const lengths = window.lengths.filter((nights) => nights >= (query.nightsFrom ?? 0) && nights <= (query.nightsTo ?? Infinity));
  const shortest = lengths[0];
  const longest = lengths.at(-1);
  if (first > last || shortest === undefined || longest === undefined) return [];
  return partySpans(window, query.occupancies, first + shortest, last + longest)
    .map(({ rooms, firstReturn, lastReturn }) => ({
      rooms,
      windows: lengths
        .map((nights) => ({ nights, first: Math.max(first, firstReturn - nights), last: Math.min(last, lastReturn - nights) }))
        .filter((stay) => stay.first <= stay.last),
    }))
    .filter(({ rooms, windows }) => windows.length > 0 && rooms.every((room) => fitIndex(room) !== null));
}

/** Which conditions of a query a facet leaves out: the ones that it counts. */
export interface Without {
  destinations?: boolean;
  stars?: boolean;
  rating?: boolean;
  facilities?: boolean;
  price?: boolean;
}

/** `c.airport_id` and `c.board_id`: which rows of a cell's cube are read. */
export interface CellChoice {
  airports: readonly number[] | 'any' | 'each';
  boards: readonly number[] | 'any' | 'each';
}

/** The rows that hold exactly the query's offers; with a lower price bound the rows of minima would hide dearer ones. */
export function cellChoice(query: SearchQuery, window: CatalogueWindow): CellChoice {
  const unfiltered = query.filters.priceFrom === null ? 'any' : 'each';
  return {
    airports: query.airports.length === 0 ? unfiltered : query.airports.flatMap((code) => window.airportIds.get(code) ?? []),
    boards: query.filters.boards.length === 0 ? unfiltered : query.filters.boards.flatMap((code) => boardIdOf(code) ?? []),
  };
}

/**
 * The price of each hotel that has a matching offer: rows of hotel_id, span (index in `spans`), base (koruna) and total
 * (koruna, whole party), one a hotel, its cheapest.
 */
export function pricedHotels(query: SearchQuery, spans: readonly Span[], choice: CellChoice, without: Without = {}): RawBuilder<unknown> {
  const bases = basesOf(query, spans, without).map((base, index) => sql`min(${base}) as ${sql.raw(`base${index}`)}`);
  const prices = spans.map((span, index) => sql`(${sql.lit(index)}, ${baseColumn(index)}, ${totalKoruna(span.rooms, baseColumn(index))})`);
  const to = upperBound(query, without);
  return sql`
    select h.id as hotel_id, best.span, best.base, best.total
    from (
      select h.id, h.room_fit, h.single_supplement, h.third_adult, h.infant, h.child, h.teen, ${sql.join(bases)}
      from ${matchingCells(query, spans, choice, without)}
      group by h.id
    ) h
    cross join lateral (
      select span, base, total from (values ${sql.join(prices)}) price (span, base, total)
      where base < ${sql.lit(UNAVAILABLE)} and total is not null ${to === null ? sql`` : sql`and total <= ${sql.lit(to)}`}
      order by total, span limit 1
    ) best`;
}

/**
 * The cells that have a matching offer: rows of hotel_id and `key`, an expression over the cell `c`. Whether there is one
 * is found sooner than the cheapest.
 * @param condition a further condition on `c`
 */
export function matchingKeys(query: SearchQuery, spans: readonly Span[], choice: CellChoice, key: RawBuilder<unknown>, without: Without = {}, condition: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const from = lowerBound(query, without);
  const to = upperBound(query, without);
  const sold = spans.map((span, index) => {
    const most = to === null ? String(UNAVAILABLE - 1) : `bound.most${index}`;
    return sql`(${fits(span.rooms)} and ${from === null ? sql`${cheapest(span)} <= ${sql.raw(most)}` : someBetween(span, `bound.least${index}`, most)})`;
  });
  return sql`
    select h.id as hotel_id, ${key} as key
    from ${matchingCells(query, spans, choice, without)} and ${condition} and (${sql.join(sold, sql` or `)})`;
}

function baseColumn(span: number): RawBuilder<unknown> {
  return sql.raw(`h.base${span}`);
}

/** The cheapest base price of cell `c` for each span. */
function basesOf(query: SearchQuery, spans: readonly Span[], without: Without): RawBuilder<number>[] {
  return spans.map((span, index) => (lowerBound(query, without) === null ? cheapest(span) : cheapestFrom(span, index)));
}

/** The lower price bound in koruna, or null. */
function lowerBound({ filters }: SearchQuery, without: Without): number | null {
  return filters.priceFrom === null || without.price === true ? null : koruna(Math.ceil(filters.priceFrom / 100));
}

/** The upper price bound in koruna, or null. */
function upperBound({ filters }: SearchQuery, without: Without): number | null {
  return filters.priceTo === null || without.price === true ? null : koruna(Math.floor(filters.priceTo / 100));
}

/** Hotels `h` with their cells `c`, all but the prices considered; ends in conditions. */
function matchingCells(query: SearchQuery, spans: readonly Span[], choice: CellChoice, without: Without): RawBuilder<unknown> {
  const nights = [...new Set(spans.flatMap(({ windows }) => windows.map((stay) => stay.nights)))];
  const from = lowerBound(query, without);
  const to = upperBound(query, without);
  return sql`hotel h
    join offer_cell c on c.hotel_id = h.id
    ${from === null && to === null ? sql`` : sql`cross join lateral (${boundsOf(from, to, spans)}) bound`}
    ${from === null ? sql`` : sql`join offer_cell reach on ${reaches(spans)}`}
    where h.trip_type = ${query.tripType} and c.trip_type = ${query.tripType}
      and ${chosen('airport_id', choice.airports)} and ${chosen('board_id', choice.boards)}
      and c.nights in (${sql.raw(nights.join(', '))})
      and (${sql.join(spans.map(({ rooms }) => fits(rooms)), sql` or `)}) and ${hotelConditions(query, without)}`;
}

/** A bound that fits SQL's int; no party pays a billion. */
function koruna(bound: number): number {
  return Math.min(Math.max(bound, 0), 1_000_000_000);
}

/** Condition on a column of the cell `c`. */
export function chosen(column: 'airport_id' | 'board_id', ids: CellChoice['airports']): RawBuilder<unknown> {
  const reference = sql.raw(`c.${column}`);
  if (ids === 'any') return sql`${reference} = 0`;
  if (ids === 'each') return sql`${reference} > 0`;
  if (ids.length === 0) return sql`false`;
  return sql`${reference} in (${sql.raw(ids.join(', '))})`;
}

/** Conditions on the hotel `h`. */
export function hotelConditions(query: SearchQuery, without: Without): RawBuilder<unknown> {
  const { filters } = query;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (without.destinations !== true && query.destinations.length > 0) conditions.push(destinationCondition(query.destinations));
  if (without.stars !== true && filters.stars.length > 0) conditions.push(sql`h.stars = any(${filters.stars}::int[])`);
  if (without.rating !== true && filters.ratingFrom !== null) conditions.push(sql`h.rating >= ${Math.ceil(filters.ratingFrom * 10 - 1e-9)}::int`);
  if (without.facilities !== true && filters.facilities.length > 0) conditions.push(sql`h.facilities @> ${filters.facilities}::text[]`);
  if (filters.hotelCodes.length > 0) conditions.push(sql`h.code = any(${filters.hotelCodes}::text[])`);
  if (filters.near !== null) conditions.push(nearCondition(filters.near));
  return sql.join(conditions, sql` and `);
}

function destinationCondition(codes: readonly string[]): RawBuilder<unknown> {
  const ofDepth = (depth: number) => codes.filter((code) => code.split('-').length === depth);
  return sql`(h.country_code = any(${ofDepth(1)}::text[]) or h.region_code = any(${ofDepth(2)}::text[]) or h.resort_code = any(${ofDepth(3)}::text[]))`;
}

/** Great-circle distance, on a sphere of 6371 km. */
function nearCondition({ latitude, longitude, kilometres }: NonNullable<SearchFilters['near']>): RawBuilder<unknown> {
  return sql`6371 * acos(least(1, greatest(-1, sin(radians(h.latitude)) * sin(radians(${latitude}::float8)) + cos(radians(h.latitude)) * cos(radians(${latitude}::float8)) * cos(radians(h.longitude - ${longitude}::float8))))) <= ${kilometres}::float8`;
}

function fits(rooms: readonly RoomParty[]): RawBuilder<unknown> {
  return sql.join(
    [...new Set(rooms.map(fitIndex))].map((index) => sql`h.room_fit[${sql.lit(index)}] is not null`),
    sql` and `,
  );
}

/**
 * The party's price in whole koruna, each room in the cheapest kind it fits: `totalFor` of party.ts in SQL's integers.
 * A base and a percent are whole, so rounding up is adding 99 before dividing by 100.
 */
export function totalKoruna(rooms: readonly RoomParty[], base: RawBuilder<unknown>): RawBuilder<number> {
  return sql.join(rooms.map((room) => roomKoruna(room, sql`((${base}) * (100 + h.room_fit[${sql.lit(fitIndex(room))}]) + 99) / 100`)), sql` + `);
}

function roomKoruna({ adults, infants, children, teens }: RoomParty, base: RawBuilder<unknown>): RawBuilder<number> {
  const share = (people: number, percent: string) => sql`${sql.lit(people)} * (((${base}) * ${sql.raw(percent)} + 99) / 100)`;
  const parts = [
    adults === 1 ? share(1, '(100 + h.single_supplement)') : sql`2 * (${base})`,
    ...(adults > 2 ? [share(adults - 2, 'h.third_adult')] : []),
    ...(infants > 0 ? [share(infants, 'h.infant')] : []),
    ...(children > 0 ? [share(children, 'h.child')] : []),
    ...(teens > 0 ? [share(teens, 'h.teen')] : []),
  ];
  return sql`(${sql.join(parts, sql` + `)})`;
}

/**
 * For each span the lowest base price whose total reaches `from`, and the highest whose total does not pass `to`: near
 * the bound over the party's weight, found among the neighbours.
 */
function boundsOf(from: number | null, to: number | null, spans: readonly Span[]): RawBuilder<unknown> {
  const bound = (rooms: readonly RoomParty[], total: number, pick: 'min' | 'max', comparison: '>=' | '<=') => {
    const guess = sql`(${sql.lit(total)}::bigint * ${sql.lit(UNAVAILABLE)} / (${totalKoruna(rooms, sql.lit(UNAVAILABLE))}))::int`;
    return sql`(select ${sql.raw(pick)}(b) from generate_series(greatest(${guess} - 8, 0), ${guess} + 2) b where ${totalKoruna(rooms, sql`b`)} ${sql.raw(comparison)} ${sql.lit(total)})`;
  };
  const columns = spans.flatMap(({ rooms }, index) => [
    ...(from === null ? [] : [sql`${bound(rooms, from, 'min', '>=')} as ${sql.raw(`least${index}`)}`]),
    ...(to === null ? [] : [sql`${bound(rooms, to, 'max', '<=')} as ${sql.raw(`most${index}`)}`]),
  ]);
  // The offset keeps the planner from putting a copy of the search at each of the hundreds of places that read the bound.
  return sql`select ${sql.join(columns)} offset 0`;
}

/** The row of minima over the cell's hotel and length of stay: those that never reach the bound drop out before their cells are read. */
function reaches(spans: readonly Span[]): RawBuilder<unknown> {
  const windows = spans.flatMap((span) => span.windows);
  const longRuns = longRunsOver(Math.min(...windows.map(({ first }) => first)), Math.max(...windows.map(({ last }) => last)));
  const highs = longRuns.map(({ high }) => `reach.highs[${high}]`);
  const bounds = spans.map((_, index) => `bound.least${index}`);
  return sql`reach.hotel_id = c.hotel_id and reach.airport_id = 0 and reach.board_id = 0 and reach.nights = c.nights
      and greatest(${sql.raw(highs.join(', '))}) >= least(${sql.raw(bounds.join(', '))})`;
}

/** The cheapest day of the span in cell `c`. */
function cheapest(span: Span): RawBuilder<number> {
  return sql.raw(leastOverDays(span, ({ price }) => `c.prices[${price}]`));
}

/**
 * The cheapest day that is not below the span's bound. Where a run's minimum is below but its maximum above, its parts
 * are looked at; CASE does so for the few runs that need it only.
 */
function cheapestFrom(span: Span, index: number): RawBuilder<number> {
  return sql.raw(leastOverDays(span, (run) => cheapestOfRun(run, `bound.least${index}`)));
}

function cheapestOfRun(run: Run, bound: string): string {
  const price = `c.prices[${run.price}]`;
  if (run.high === null) return `case when ${price} >= ${bound} then ${price} end`;
  const parts = run.parts().map((part) => cheapestOfRun(part, bound));
  return `case when ${price} >= ${bound} then ${price} when c.highs[${run.high}] >= ${bound} then ${least(parts)} end`;
}

/** Whether some day of the span in cell `c` costs neither less than `least` nor more than `most`. */
function someBetween(span: Span, bottom: string, top: string): RawBuilder<boolean> {
  const test = (run: Run): string => {
    const price = `c.prices[${run.price}]`;
    if (run.high === null) return `${price} between ${bottom} and ${top}`;
    const high = `c.highs[${run.high}]`;
    return `(${price} <= ${top} and ${high} >= ${bottom} and (${price} >= ${bottom} or ${high} <= ${top} or ${run.parts().map(test).join(' or ')}))`;
  };
  return sql.raw(`(${overDays(span, test, (nights, expression) => `(c.nights in (${nights.join(', ')}) and ${expression})`).join(' or ')})`);
}

function leastOverDays(span: Span, expression: (run: Run) => string): string {
  return least(overDays(span, expression, (nights, ofDay) => `case when c.nights in (${nights.join(', ')}) then ${ofDay} end`));
}

/** An expression for each run of days that all lengths of stay share, and one for each day at the edges that only some do. */
function overDays({ windows }: Span, expression: (run: Run) => string, forNights: (nights: number[], expression: string) => string): string[] {
  const first = Math.max(...windows.map((stay) => stay.first));
  const last = Math.min(...windows.map((stay) => stay.last));
  const edges: string[] = [];
  for (let day = Math.min(...windows.map((stay) => stay.first)); day <= Math.max(...windows.map((stay) => stay.last)); day++) {
    if (day >= first && day <= last) continue;
    const nights = windows.filter((stay) => stay.first <= day && day <= stay.last).map((stay) => stay.nights);
    if (nights.length > 0) edges.push(...runsOf(day, day).map((run) => forNights(nights, expression(run))));
  }
  return [...runsOf(first, last).map(expression), ...edges];
}

function least(expressions: readonly string[]): string {
  return `least(${expressions.join(', ')})`;
}
