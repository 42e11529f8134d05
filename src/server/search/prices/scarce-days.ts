import { sql, type RawBuilder } from 'kysely';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import { inChoice, stayAndHotel, type CellChoice, type Without } from './cell-conditions.ts';
import { priceBounds, totalKoruna } from './price-expressions.ts';
import type { SearchQuery } from '../search-query.ts';
import { scarceStays, type SearchWindow } from './search-window.ts';
import type { Span } from './spans.ts';

/** Condition that hotel `h` has plenty of rooms for the party. */
export function hasPlenty({ scarce }: SearchWindow): RawBuilder<unknown> {
  return scarce.length === 0 ? sql`true` : sql`h.id <> all(${scarce.map(({ id }) => id)}::int[])`;
}

/**
 * Every matching departure of the hotels that have few rooms, priced in rooms that are free on all its nights: rows as
 * `pricedDays` gives them, and `stay`, the place in `scarceStays`. Null when there is none.
 */
export function scarceDays(query: SearchQuery, spans: readonly Span[], window: SearchWindow, choice: CellChoice, without: Without = {}): RawBuilder<unknown> | null {
  const stays = scarceStays(window, spans);
  if (stays.length === 0) return null;
  const { from, to } = priceBounds(query, without);
  const supplements = query.occupancies.map((_, room) => sql`${stays.map(({ rooms }) => rooms[room]?.supplement ?? 0)}::int[]`);
  const numbers = (of: (stay: (typeof stays)[number]) => number) => sql`${stays.map(of)}::int[]`;
  const columns = sql.raw(query.occupancies.map((_, room) => `supplement${room}`).join(', '));
  const totals = spans.map(({ rooms }, span) => sql`when ${sql.lit(span)} then ${totalKoruna(rooms, sql`sold.base`, (_, room) => sql.raw(`stay.supplement${room}`))}`);
  return sql`
    select h.id as hotel_id, h.country_code, h.region_code, c.airport_id, c.board_id, c.nights, stay.first + sold.place::int - 1 as day, sold.base, priced.total, stay.place::int - 1 as stay
    from unnest(${numbers(({ hotelId }) => hotelId)}, ${numbers(({ span }) => span)}, ${numbers(({ nights }) => nights)}, ${numbers(({ first }) => first)}, ${numbers(({ last }) => last)}, ${sql.join(supplements)})
      with ordinality stay (hotel_id, span, nights, first, last, ${columns}, place)
    join hotel h on h.id = stay.hotel_id
    join offer_cell c on c.hotel_id = stay.hotel_id and c.nights = stay.nights
    cross join lateral unnest(c.prices[stay.first + 1 : stay.last + 1]) with ordinality sold (base, place)
    cross join lateral (select case stay.span ${sql.join(totals, sql` `)} end as total offset 0) priced
    where ${inChoice(choice)} and ${stayAndHotel(query, spans, without)} and sold.base < ${sql.lit(UNAVAILABLE)}
      ${from === null ? sql`` : sql`and priced.total >= ${sql.lit(from)}`} ${to === null ? sql`` : sql`and priced.total <= ${sql.lit(to)}`}`;
}
