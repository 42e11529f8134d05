import { sql, type RawBuilder } from 'kysely';
import { cellsOf, fewestCellsOf, inChoice, minimaOf, ofNights, stayAndHotel, type CellChoice, type Without } from '../prices/cell-conditions.ts';
import { boundColumns, isSold, joinBounds, mayBeSold, priceBounds } from '../prices/price-expressions.ts';
import { hasPlenty, scarceDays } from '../prices/scarce-days.ts';
import type { SearchQuery } from '../search-query.ts';
import type { SearchWindow } from '../prices/search-window.ts';
import type { Span } from '../prices/spans.ts';

/** What hotels are counted by: a column of the cell, or nothing. */
export type CellDimension = 'airport_id' | 'board_id' | 'nights';

/**
 * Hotels with a matching offer, for each value of a dimension: rows of hotel_id and key (0 without a dimension).
 *
 * The rows of minima settle nearly all: whether something is within the bounds shows in a minimum or a maximum. Only where
 * neither tells are the cells below looked into.
 * @param dimension is counted over all its values: for nights, `spans` says which
 */
export function matchingHotels(query: SearchQuery, spans: readonly Span[], window: SearchWindow, dimension: CellDimension | null, without: Without = {}): RawBuilder<unknown> {
  const bounds = priceBounds(query, without);
  const key = dimension === null ? sql`0` : sql.raw(`c.${dimension}`);
  const minima = withEach(minimaOf(query, window), dimension);
  const cells = withEach(cellsOf(query, window), dimension);
  const columns = boundColumns(spans).map((column) => sql.raw(`${column.startsWith('fits') ? 'bool_and' : 'min'}(bound.${column}) as ${column}`));
  const unsettled = sql`
    or (open and exists (
      select from offer_cell c
      where c.hotel_id = bound.hotel_id and ${inChoice(cells)} and ${ofNights(spans)} and ${key} = bound.key and (${isSold(spans, bounds)})
    ))`;
  const scarce = scarceDays(query, spans, window, withEach(fewestCellsOf(query, window), dimension), without);
  return sql`
    select hotel_id, key
    from (
      select h.id as hotel_id, ${key} as key, ${sql.join(columns)}, bool_or(${isSold(spans, bounds, 16)}) as sold, ${bounds.from === null ? sql`false` : sql`bool_or(${mayBeSold(spans)})`} as open
      from hotel h
      join offer_cell c on c.hotel_id = h.id
      ${joinBounds(bounds, spans)}
      where ${inChoice(minima)} and ${stayAndHotel(query, spans, without)} and ${hasPlenty(window)}
      group by h.id${dimension === null ? sql`` : sql`, ${key}`}
    ) bound
    where (sold ${bounds.from === null ? sql`` : unsettled})
    ${scarce === null ? sql`` : sql`union all select distinct hotel_id, ${dimension === null ? sql`0` : sql.raw(dimension)} from (${scarce}) departure`}`;
}

function withEach(choice: CellChoice, dimension: CellDimension | null): CellChoice {
  return { airports: dimension === 'airport_id' ? 'each' : choice.airports, boards: dimension === 'board_id' ? 'each' : choice.boards };
}
