import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { components } from '../../../../openapi/generated/common.ts';
import type { SortType } from '../../../domain/search/sort-types.ts';
import type { Names } from '../../db/schema.search.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { cellsOf, inChoice } from '../prices/cell-conditions.ts';
import { CHEAPEST_FIRST, foundOffer, roomCodesIn, type DepartureRow } from '../hotel/hotel-departures.ts';
import { pricedHotels } from '../prices/priced-hotels.ts';
import { placeOf, readOffers, type FoundOffer, type Offer } from '../rows/read-offers.ts';
import { scarceDays } from '../prices/scarce-days.ts';
import type { ResultPage, SearchQuery } from '../search-query.ts';
import { readSearchWindow, scarceStays, type SearchWindow } from '../prices/search-window.ts';
import { spansOf, type Span } from '../prices/spans.ts';

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
  total: number;
  /** The spans that have the price, and the base in each; null where rooms are scarce. */
  spans: number[] | null;
  bases: number[] | null;
}

/**
 * Finds offers [listing.request] [listing.response]. Of a hotel's equally cheap offers the earliest is shown, then the
 * shortest, then by airport and board.
 */
export async function findOffers(kysely: Kysely<Schema>, query: SearchQuery, page: ResultPage, context: SearchContext): Promise<FoundOffers> {
  const window = await readSearchWindow(kysely, query, context.today);
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

async function readPage(kysely: Kysely<Schema>, query: SearchQuery, spans: readonly Span[], window: SearchWindow, { sort, page, pageSize }: ResultPage): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    with priced as materialized (${pricedHotels(query, spans, window)}),
    places as (
      select jsonb_agg(jsonb_build_object('code', d.code, 'names', d.names, 'slug', d.slug) order by d.position) as list from destination d
      where d.code in (select h.country_code from priced join hotel h on h.id = priced.hotel_id union select h.region_code from priced join hotel h on h.id = priced.hotel_id)
    )
    select (select count(*) from priced) as total_results, places.list as places, listed.hotel_id, listed.total, listed.spans, listed.bases
    from places
    left join lateral (
      select priced.hotel_id, priced.total, priced.spans, priced.bases
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
async function locate(kysely: Kysely<Schema>, rows: readonly PageRow[], query: SearchQuery, spans: readonly Span[], window: SearchWindow): Promise<FoundOffer[]> {
  const priced = rows.flatMap((row) => (row.hotel_id === null ? [] : [{ ...row, hotel_id: row.hotel_id }]));
  const found = new Map([...(await locatePlenty(kysely, priced, query, spans, window)), ...(await locateScarce(kysely, priced, query, spans, window))].map((offer) => [offer.hotelId, offer]));
  return priced.flatMap(({ hotel_id }) => found.get(hotel_id) ?? []);
}

type PricedRow = PageRow & { hotel_id: number };

async function locatePlenty(kysely: Kysely<Schema>, priced: readonly PricedRow[], query: SearchQuery, spans: readonly Span[], window: SearchWindow): Promise<FoundOffer[]> {
  const wanted = priced.flatMap(({ hotel_id, spans: tied, bases }) =>
    (tied ?? []).flatMap((span, place) => (spans[span] as Span).windows.map(({ nights, first, last }) => `(${[hotel_id, bases?.[place], nights, first + 1, last + 1].join(', ')})`)),
  );
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ hotel_id: number; airport_id: number; board_id: number; nights: number; position: number; base: number }>`
    select distinct on (w.hotel_id) w.hotel_id, c.airport_id, c.board_id, c.nights, day.position, w.base
    from (values ${sql.raw(wanted.join(', '))}) w (hotel_id, base, nights, first, last)
    join offer_cell c on c.hotel_id = w.hotel_id and c.nights = w.nights and ${inChoice(cellsOf(query, window))}
    cross join lateral (select array_position(c.prices, w.base, w.first) as position) day
    where day.position <= w.last
    order by w.hotel_id, day.position, c.nights, c.airport_id, c.board_id`.execute(kysely);
  return rows.map(({ hotel_id, airport_id, board_id, nights, position, base }) => ({ hotelId: hotel_id, airportId: airport_id, boardId: board_id, nights, day: position - 1, base }));
}

async function locateScarce(kysely: Kysely<Schema>, priced: readonly PricedRow[], query: SearchQuery, spans: readonly Span[], window: SearchWindow): Promise<FoundOffer[]> {
  const wanted = new Map(priced.flatMap(({ hotel_id, spans: tied, total }) => (tied === null ? [[hotel_id, total]] : [])));
  const ofPage = { ...window, scarce: window.scarce.filter(({ id }) => wanted.has(id)) };
  const departures = scarceDays(query, spans, ofPage, cellsOf(query, window));
  if (departures === null) return [];
  const { rows } = await sql<DepartureRow>`
    select distinct on (hotel_id) departure.* from (${departures}) departure
    join unnest(${[...wanted.keys()]}::int[], ${[...wanted.values()]}::int[]) w (hotel_id, total) using (hotel_id, total)
    order by hotel_id, ${CHEAPEST_FIRST}`.execute(kysely);
  const roomCodesOf = roomCodesIn(scarceStays(ofPage, spans));
  return rows.map((row) => foundOffer(row, roomCodesOf));
}
