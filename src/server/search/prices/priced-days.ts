import { sql, type RawBuilder } from 'kysely';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import { fits, inChoice, stayAndHotel, type CellChoice } from './cell-conditions.ts';
import { priceBounds, totalKoruna } from './price-expressions.ts';
import { hasPlenty, scarceDays } from './scarce-days.ts';
import type { SearchQuery } from '../search-query.ts';
import type { SearchWindow } from './search-window.ts';
import type { Span } from './spans.ts';

/**
 * Every departure that matches, with what the party pays: rows of hotel_id, country_code, region_code, airport_id,
 * board_id, nights, day (of the window), base and total (koruna), and stay, the place in `scarceStays` where rooms are scarce.
 * @param choice which cells stand for the query's offers: rows of minima only where the query has no lower price bound
 */
export function pricedDays(query: SearchQuery, spans: readonly Span[], window: SearchWindow, choice: CellChoice): RawBuilder<unknown> {
  const { from, to } = priceBounds(query, {});
  const windows = sql.raw(spans.flatMap((span, index) => span.windows.map(({ nights, first, last }) => `(${[index, nights, first, last].join(', ')})`)).join(', '));
  const bySpan = (expressions: readonly RawBuilder<unknown>[]) => sql`case stay.span ${sql.join(expressions.map((expression, index) => sql`when ${sql.lit(index)} then ${expression}`), sql` `)} end`;
  const total = bySpan(spans.map(({ rooms }) => totalKoruna(rooms, sql`sold.base`)));
  // Where a bound reads the price too, the offset keeps the planner from working it out for each place that does.
  const once = from === null && to === null ? sql`` : sql`offset 0`;
  const scarce = scarceDays(query, spans, window, choice);
  return sql`
    select h.id as hotel_id, h.country_code, h.region_code, c.airport_id, c.board_id, c.nights, stay.first + sold.place::int - 1 as day, sold.base, priced.total, null::int as stay
    from hotel h
    join offer_cell c on c.hotel_id = h.id
    join (values ${windows}) stay (span, nights, first, last) on stay.nights = c.nights
    cross join lateral unnest(c.prices[stay.first + 1 : stay.last + 1]) with ordinality sold (base, place)
    cross join lateral (select ${total} as total ${once}) priced
    where ${inChoice(choice)} and ${stayAndHotel(query, spans, {})} and ${hasPlenty(window)} and ${bySpan(spans.map(fits))} and sold.base < ${sql.lit(UNAVAILABLE)}
      ${from === null ? sql`` : sql`and priced.total >= ${sql.lit(from)}`} ${to === null ? sql`` : sql`and priced.total <= ${sql.lit(to)}`}
    ${scarce === null ? sql`` : sql`union all ${scarce}`}`;
}
