import { sql, type RawBuilder } from 'kysely';
import { longRunsOver, runsOf, UNAVAILABLE, type Run } from '../../catalogue/cell-layout.ts';
import { fits, type Without } from './cell-conditions.ts';
import { fitIndex, type RoomParty } from './party.ts';
import type { SearchQuery } from '../search-query.ts';
import type { Span } from './spans.ts';

/** Bounds of the whole party's price in koruna; null where there is none. */
export interface PriceBounds {
  from: number | null;
  to: number | null;
}

export function priceBounds({ filters }: SearchQuery, without: Without): PriceBounds {
  if (without.price === true) return { from: null, to: null };
  return {
    // Nothing is sold for nothing: the highest price of days without a sale is 0.
    from: filters.priceFrom === null ? null : Math.max(koruna(Math.ceil(filters.priceFrom / 100)), 1),
    to: filters.priceTo === null ? null : koruna(Math.floor(filters.priceTo / 100)),
  };
}

/** A bound that fits SQL's int; no party pays a billion. */
function koruna(bound: number): number {
  return Math.min(Math.max(bound, 0), 1_000_000_000);
}

/**
 * The party's price in whole koruna: `totalFor` of party.ts in SQL's integers. A base and a percent are whole, so rounding
 * up is adding 99 before dividing by 100.
 * @param supplementOf percent of the kind that a room of the party is in; else each is in the cheapest it fits
 */
export function totalKoruna(rooms: readonly RoomParty[], base: RawBuilder<unknown>, supplementOf = cheapestSupplement): RawBuilder<number> {
  return sql.join(rooms.map((room, place) => roomKoruna(room, sql`((${base}) * (100 + ${supplementOf(room, place)}) + 99) / 100`)), sql` + `);
}

function cheapestSupplement(room: RoomParty, _place: number): RawBuilder<unknown> {
  return sql`h.room_fit[${sql.lit(fitIndex(room))}]`;
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
 * Joins `bound`: for each span whether hotel `h` has room for the party (fits0, …), the lowest base price whose total
 * reaches the lower bound (least0, …) and the highest whose total does not pass the upper (most0, …). They lie near the
 * bound over the party's weight and are found among the neighbours.
 */
export function joinBounds({ from, to }: PriceBounds, spans: readonly Span[]): RawBuilder<unknown> {
  const found = (rooms: readonly RoomParty[], total: number, pick: 'min' | 'max', comparison: '>=' | '<=') => {
    const guess = sql`(${sql.lit(total)}::bigint * ${sql.lit(UNAVAILABLE)} / (${totalKoruna(rooms, sql.lit(UNAVAILABLE))}))::int`;
    return sql`(select ${sql.raw(pick)}(b) from generate_series(greatest(${guess} - 8, 0), ${guess} + 2) b where ${totalKoruna(rooms, sql`b`)} ${sql.raw(comparison)} ${sql.lit(total)})`;
  };
  const columns = spans.flatMap((span, index) => [
    sql`(${fits(span)}) as ${sql.raw(`fits${index}`)}`,
    sql`${from === null ? sql`0` : found(span.rooms, from, 'min', '>=')} as ${sql.raw(`least${index}`)}`,
    sql`${to === null ? sql.lit(UNAVAILABLE - 1) : found(span.rooms, to, 'max', '<=')} as ${sql.raw(`most${index}`)}`,
  ]);
  // The offset keeps the planner from putting a copy of the search at each of the hundreds of places that read the bound.
  return sql`cross join lateral (select ${sql.join(columns)} offset 0) bound`;
}

/** The columns of `bound`. */
export function boundColumns(spans: readonly Span[]): string[] {
  return spans.flatMap((_, index) => [`fits${index}`, `least${index}`, `most${index}`]);
}

/** The cheapest day of the span in cell `c`. */
export function cheapest(span: Span): RawBuilder<number> {
  return sql.raw(leastOverDays(span, ({ price }) => `c.prices[${price}]`));
}

/**
 * The cheapest day that is not below the span's bound. Where a run's minimum is below but its maximum above, its parts
 * are looked at; CASE does so for the few runs that need it only.
 */
export function cheapestFrom(span: Span, index: number): RawBuilder<number> {
  return sql.raw(leastOverDays(span, (run) => cheapestOfRun(run, `bound.least${index}`)));
}

/**
 * Whether cell `c` sells a day of some span within `bound`.
 * @param finest days of the shortest runs to look at: with more than 1 a false is not certain
 */
export function isSold(spans: readonly Span[], bounds: PriceBounds, finest: 1 | 16 = 1): RawBuilder<boolean> {
  return sql.join(
    spans.map((span, index) => {
      const day = bounds.from === null ? sql`${cheapest(span)} <= ${sql.raw(`bound.most${index}`)}` : sql.raw(someBetween(span, `bound.least${index}`, bounds.to === null ? null : `bound.most${index}`, finest));
      return sql`(${sql.raw(`bound.fits${index}`)} and ${day})`;
    }),
    sql` or `,
  );
}

/** Whether cell `c` may sell a day within `bound`, by its longest runs: false is certain and cheap to know. */
export function mayBeSold(spans: readonly Span[]): RawBuilder<boolean> {
  const { highs, prices } = longRuns(spans, 'c');
  return sql.join(
    spans.map((_, index) => sql.raw(`(bound.fits${index} and ${highs} >= bound.least${index} and ${prices} <= bound.most${index})`)),
    sql` or `,
  );
}

/** The dearest and the cheapest price of row `alias` over the longest runs that the spans lie in. */
export function longRuns(spans: readonly Span[], alias: string): { highs: string; prices: string } {
  const windows = spans.flatMap((span) => span.windows);
  const runs = longRunsOver(Math.min(...windows.map(({ first }) => first)), Math.max(...windows.map(({ last }) => last)));
  return { highs: `greatest(${runs.map(({ high }) => `${alias}.highs[${high}]`).join(', ')})`, prices: least(runs.map(({ price }) => `${alias}.prices[${price}]`)) };
}

function cheapestOfRun(run: Run, bound: string): string {
  const price = `c.prices[${run.price}]`;
  if (run.high === null) return `case when ${price} >= ${bound} then ${price} end`;
  const parts = run.parts().map((part) => cheapestOfRun(part, bound));
  return `case when ${price} >= ${bound} then ${price} when c.highs[${run.high}] >= ${bound} then ${least(parts)} end`;
}

/** Whether some day of the span in cell `c` costs neither less than `bottom` nor more than `top`: a run's cheapest or dearest tells, else its parts. */
function someBetween(span: Span, bottom: string, top: string | null, finest: 1 | 16): string {
  const test = (run: Run): string => {
    const price = `c.prices[${run.price}]`;
    const high = run.high === null ? null : `c.highs[${run.high}]`;
    if (high === null) return `${price} between ${bottom} and ${top ?? UNAVAILABLE - 1}`;
    if (top === null) return `${high} >= ${bottom}`;
    const parts = run.days > finest ? run.parts().map(test) : [];
    return `(${price} <= ${top} and ${high} >= ${bottom} and (${[`${price} >= ${bottom}`, `${high} <= ${top}`, ...parts].join(' or ')}))`;
  };
  return `(${overDays(span, test, (nights, expression) => `(c.nights in (${nights.join(', ')}) and ${expression})`).join(' or ')})`;
}

function leastOverDays(span: Span, expression: (run: Run) => string): string {
  return least(overDays(span, expression, (nights, ofDay) => `case when c.nights in (${nights.join(', ')}) then ${ofDay} end`));
}

/** An expression for each run of days that all lengths of the span's stays share, and one for each day at the edges that only some do. */
function overDays({ windows, hasAllLengths }: Span, expression: (run: Run) => string, forNights: (nights: number[], expression: string) => string): string[] {
  const first = Math.max(...windows.map((stay) => stay.first));
  const last = Math.min(...windows.map((stay) => stay.last));
  const edges: string[] = [];
  for (let day = Math.min(...windows.map((stay) => stay.first)); day <= Math.max(...windows.map((stay) => stay.last)); day++) {
    if (day >= first && day <= last) continue;
    const nights = windows.filter((stay) => stay.first <= day && day <= stay.last).map((stay) => stay.nights);
    if (nights.length > 0) edges.push(...runsOf(day, day).map((run) => forNights(nights, expression(run))));
  }
  const shared = runsOf(first, last).map(expression);
  const lengths = windows.map((stay) => stay.nights);
  return [...(hasAllLengths ? shared : shared.map((ofRun) => forNights(lengths, ofRun))), ...edges];
}

function least(expressions: readonly string[]): string {
  return `least(${expressions.join(', ')})`;
}
