import { sql, type RawBuilder } from 'kysely';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { cellsOf, fewestCellsOf, inChoice, minimaOf, stayAndHotel, type Without } from './cell-conditions.ts';
import { cheapest, cheapestFrom, joinBounds, longRuns, priceBounds, totalKoruna } from './price-expressions.ts';
import { hasPlenty, scarceDays } from './scarce-days.ts';
import type { SearchQuery } from '../search-query.ts';
import type { SearchWindow } from './search-window.ts';
import type { Span } from './spans.ts';

/**
 * The price of each hotel that has a matching offer: rows of hotel_id and total (koruna, whole party), one a hotel, its
 * cheapest, with the spans (indexes in `spans`) that have it and the base of each (koruna); null where rooms are scarce.
 */
export function pricedHotels(query: SearchQuery, spans: readonly Span[], window: SearchWindow, without: Without = {}): RawBuilder<unknown> {
  const { from, to } = priceBounds(query, without);
  const bases = spans.map((span, index) => sql`min(${from === null ? cheapest(span) : cheapestFrom(span, index)}) as ${sql.raw(`base${index}`)}`);
  const prices = spans.map((span, index) => {
    const base = sql.raw(`h.base${index}`);
    return sql`(${sql.lit(index)}, ${base}, ${totalKoruna(span.rooms, base)})`;
  });
  const scarce = scarceDays(query, spans, window, fewestCellsOf(query, window), without);
  const cheapestSpans = spans.length === 1 ? sql`select array[span] as spans, array[base] as bases, total` : sql`select array_agg(span order by span) as spans, array_agg(base order by span) as bases, total`;
  return sql`
    select h.id as hotel_id, best.spans, best.bases, best.total
    from (
      select h.id, h.room_fit, h.single_supplement, h.third_adult, h.infant, h.child, h.teen, ${sql.join(bases)}
      from hotel h
      join offer_cell c on c.hotel_id = h.id
      ${from === null ? sql`` : joinBounds({ from, to: null }, spans)}
      ${from === null ? sql`where ${inChoice(minimaOf(query, window))}` : reachingCells(query, spans, window)}
        and ${stayAndHotel(query, spans, without)} and ${hasPlenty(window)}
      group by h.id
    ) h
    cross join lateral (
      ${cheapestSpans} from (values ${sql.join(prices)}) price (span, base, total)
      where base < ${sql.lit(UNAVAILABLE)} and total is not null ${to === null ? sql`` : sql`and total <= ${sql.lit(to)}`}
      ${spans.length === 1 ? sql`` : sql`group by total order by total limit 1`}
    ) best
    ${scarce === null ? sql`` : sql`union all select hotel_id, null, null, min(total) from (${scarce}) departure group by hotel_id`}`;
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
