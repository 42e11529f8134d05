import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { cellsOf, fewestCellsOf, inChoice } from '../prices/cell-conditions.ts';
import { foundOffer, roomCodesIn, type DepartureRow } from '../hotel/hotel-departures.ts';
import { pricedDays } from '../prices/priced-days.ts';
import { readOffers, type Offer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';
import { readSearchWindow, scarceStays } from '../prices/search-window.ts';
import { spansOf } from '../prices/spans.ts';

/**
 * The matching hotels with the deepest price cuts, each with the cheapest offer of its deepest cut, deepest first, equals
 * by price [listing.promoted].
 */
export async function promotedOffers(kysely: Kysely<Schema>, query: SearchQuery, count: number, context: SearchContext): Promise<Offer[]> {
  const window = await readSearchWindow(kysely, query, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return [];
  const { rows } = await sql<Omit<DepartureRow, 'total'>>`
    with deepest as (
      select distinct on (departure.hotel_id) departure.*, h.discounts[departure.day + 1] as discount
      from (${pricedDays(query, spans, window, fewestCellsOf(query, window))}) departure
      join hotel h on h.id = departure.hotel_id
      where h.discounts[departure.day + 1] > 0
      order by departure.hotel_id, discount desc, total, day, nights
    )
    select promoted.hotel_id, cell.airport_id, cell.board_id, promoted.nights, promoted.day, promoted.base, promoted.stay
    from (select * from deepest order by discount desc, total, hotel_id limit ${count}) promoted
    cross join lateral (
      select c.airport_id, c.board_id from offer_cell c
      where c.hotel_id = promoted.hotel_id and c.nights = promoted.nights and ${inChoice(cellsOf(query, window))} and c.prices[promoted.day + 1] = promoted.base
      order by c.airport_id, c.board_id limit 1
    ) cell
    order by promoted.discount desc, promoted.total, promoted.hotel_id`.execute(kysely);
  const found = rows.map((row) => foundOffer(row, roomCodesIn(scarceStays(window, spans))));
  return readOffers(kysely, found, query.occupancies, window, context.language);
}
