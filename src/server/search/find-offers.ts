import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '../../../openapi/generated/common.ts';
import type { SortType } from '../../domain/sort-types.ts';
import type { Names } from '../db/schema.search.ts';
import type { Schema } from '../db/schema.ts';
import { readWindow, type CatalogueWindow, type SearchContext } from './catalogue-window.ts';
import { cellsOf, inChoice } from './cell-conditions.ts';
import { pricedHotels } from './priced-hotels.ts';
import { placeOf, readOffers, type FoundOffer, type Offer } from './read-offers.ts';
import type { ResultPage, SearchQuery } from './search-query.ts';
import { spansOf, type Span } from './spans.ts';

/** A page of a listing [listing.response]. */
export interface FoundOffers {
  /** The cheapest matching offer of each hotel, in the order asked for. */
  offers: Offer[];
  /** Countries and regions that the whole result lies in. */
  destinations: components['schemas']['Place'][];
  /** Hotels with a matching offer. */
  totalResults: number;
}

interface PageRow {
  total_results: number;
  places: { code: string; names: Names; slug: string }[] | null;
  hotel_id: number | null;
  span: number;
  base: number;
}

/**
 * Finds offers [listing.request] [listing.response]. Of a hotel's equally cheap offers the earliest is shown, then the
 * shortest, then by airport and board.
 */
export async function findOffers(kysely: Kysely<Schema>, query: SearchQuery, page: ResultPage, context: SearchContext): Promise<FoundOffers> {
  const window = await readWindow(kysely, context.today);
  const spans = spansOf(query, window);
  if (spans.length === 0) return { offers: [], destinations: [], totalResults: 0 };
  const rows = await readPage(kysely, query, spans, window, page);
  const found = await locate(kysely, rows, query, spans, window);
  return {
    offers: await readOffers(kysely, found, query.occupancies, window, context.language),
    destinations: (rows[0]?.places ?? []).map((place) => placeOf(place, context.language)),
    totalResults: rows[0]?.total_results ?? 0,
  };
}

async function readPage(kysely: Kysely<Schema>, query: SearchQuery, spans: readonly Span[], window: CatalogueWindow, { sort, page, pageSize }: ResultPage): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    with priced as materialized (${pricedHotels(query, spans, window)}),
    places as (
      select jsonb_agg(jsonb_build_object('code', d.code, 'names', d.names, 'slug', d.slug) order by d.position) as list from destination d
      where d.code in (select h.country_code from priced join hotel h on h.id = priced.hotel_id union select h.region_code from priced join hotel h on h.id = priced.hotel_id)
    )
    select (select count(*) from priced) as total_results, places.list as places, listed.hotel_id, listed.span, listed.base
    from places
    left join lateral (
      select priced.hotel_id, priced.span, priced.base
      from priced join hotel h on h.id = priced.hotel_id
      order by ${orderOf(sort)}
      limit ${pageSize} offset ${page * pageSize}
    ) listed on true`.execute(kysely);
  return rows;
}

/** [sort.types]: nearestDeparture and flightDate sort by price. Equals keep one order, so pages never overlap. */
function orderOf(sort: SortType): RawBuilder<unknown> {
  switch (sort) {
    case 'priceDESC':
      return sql`priced.total desc, priced.hotel_id`;
    case 'hotelRating':
      return sql`h.rating desc, priced.total, priced.hotel_id`;
    case 'categoryDESC':
      return sql`h.stars desc, priced.total, priced.hotel_id`;
    case 'price':
    case 'nearestDeparture':
    case 'flightDate':
      return sql`priced.total, priced.hotel_id`;
  }
}

/** Which cell and day of each hotel has the price that was found. */
async function locate(kysely: Kysely<Schema>, rows: readonly PageRow[], query: SearchQuery, spans: readonly Span[], window: CatalogueWindow): Promise<FoundOffer[]> {
  const priced = rows.flatMap((row) => (row.hotel_id === null ? [] : [{ ...row, hotel_id: row.hotel_id }]));
  if (priced.length === 0) return [];
  const wanted = sql.raw(
    priced
      .flatMap(({ hotel_id, span, base }, place) => (spans[span] as Span).windows.map(({ nights, first, last }) => `(${[place, hotel_id, base, nights, first + 1, last + 1].join(', ')})`))
      .join(', '),
  );
  const { rows: located } = await sql<{ place: number; airport_id: number; board_id: number; nights: number; position: number }>`
    select distinct on (w.place) w.place, c.airport_id, c.board_id, c.nights, day.position
    from (values ${wanted}) w (place, hotel_id, base, nights, first, last)
    join offer_cell c on c.hotel_id = w.hotel_id and c.nights = w.nights and ${inChoice(cellsOf(query, window))}
    cross join lateral (select array_position(c.prices, w.base, w.first) as position) day
    where day.position <= w.last
    order by w.place, day.position, c.nights, c.airport_id, c.board_id`.execute(kysely);
  return located.map(({ place, airport_id, board_id, nights, position }) => {
    const { hotel_id, base } = priced[place] as (typeof priced)[number];
    return { hotelId: hotel_id, airportId: airport_id, boardId: board_id, nights, day: position - 1, base };
  });
}
