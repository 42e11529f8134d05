import { sql, type RawBuilder } from 'kysely';
import { UNAVAILABLE } from '../catalogue/cell-layout.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { cellsOf, inChoice, minimaOf, stayAndHotel, type Without } from './cell-conditions.ts';
import { cheapest, cheapestFrom, joinBounds, longRuns, priceBounds, totalKoruna } from './price-expressions.ts';
import type { SearchQuery } from './search-query.ts';
import type { Span } from './spans.ts';

/**
 * The price of each hotel that has a matching offer: rows of hotel_id, span (index in `spans`), base (koruna) and total
 * (koruna, whole party), one a hotel, its cheapest.
 */
export function pricedHotels(query: SearchQuery, spans: readonly Span[], window: CatalogueWindow, without: Without = {}): RawBuilder<unknown> {
  const { from, to } = priceBounds(query, without);
  const bases = spans.map((span, index) => sql`min(${from === null ? cheapest(span) : cheapestFrom(span, index)}) as ${sql.raw(`base${index}`)}`);
  const prices = spans.map((span, index) => {
    const base = sql.raw(`h.base${index}`);
    return sql`(${sql.lit(index)}, ${base}, ${totalKoruna(span.rooms, base)})`;
  });
  return sql`
    select h.id as hotel_id, best.span, best.base, best.total
    from (
      select h.id, h.room_fit, h.single_supplement, h.third_adult, h.infant, h.child, h.teen, ${sql.join(bases)}
      from hotel h
      join offer_cell c on c.hotel_id = h.id
      ${from === null ? sql`` : joinBounds({ from, to: null }, spans)}
      ${from === null ? sql`where ${inChoice(minimaOf(query, window))}` : reachingCells(query, spans, window)}
        and ${stayAndHotel(query, spans, without)}
      group by h.id
    ) h
    cross join lateral (
      select span, base, total from (values ${sql.join(prices)}) price (span, base, total)
      where base < ${sql.lit(UNAVAILABLE)} and total is not null ${to === null ? sql`` : sql`and total <= ${sql.lit(to)}`}
      order by total, span limit 1
    ) best`;
}

/**
 * With a lower bound the rows of minima hide dearer offers, so the cells themselves are read; all but those whose stay's
 * dearest offer does not reach the bound.
 */
function reachingCells(query: SearchQuery, spans: readonly Span[], window: CatalogueWindow): RawBuilder<unknown> {
  const bounds = spans.map((_, index) => `bound.least${index}`).join(', ');
  return sql`join offer_cell stay on stay.hotel_id = c.hotel_id and stay.airport_id = 0 and stay.board_id = 0 and stay.nights = c.nights
        and ${sql.raw(longRuns(spans, 'stay').highs)} >= least(${sql.raw(bounds)})
      where ${inChoice(cellsOf(query, window))}`;
}
