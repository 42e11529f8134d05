import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { CHEAPEST_FIRST, foundOffer, readDepartures, type DepartureRow } from './hotel-departures.ts';
import { readOffers, type Offer } from '../rows/read-offers.ts';
import type { SearchQuery } from '../search-query.ts';

/** How all offers of a hotel can be sorted [sort.types]. */
export interface OfferSorting {
  field: 'PRICE' | 'START_DATE' | 'DURATION';
  direction: 'ASCENDING' | 'DESCENDING';
}

export interface OffersPage {
  /** From 0. */
  page: number;
  pageSize: number;
  sorting: OfferSorting;
}

/** A page of everything that the query's hotel sells, and how much there is; equals are in one order, so pages never overlap [alloffers.states] [alloffers.sort]. */
export async function allOffers(kysely: Kysely<Schema>, query: SearchQuery, { page, pageSize, sorting }: OffersPage, context: SearchContext): Promise<{ offers: Offer[]; totalResults: number }> {
  const { rows, window, roomCodesOf } = await readDepartures(kysely, query, context, (departures) => sql<{ count: number; listed: DepartureRow[] }>`
    with departure as materialized (${departures})
    select (select count(*) from departure) as count,
      (select json_agg(listed) from (select * from departure order by ${orderOf(sorting)} limit ${pageSize} offset ${page * pageSize}) listed) as listed`);
  const found = (rows[0]?.listed ?? []).map((row) => foundOffer(row, roomCodesOf));
  return { offers: await readOffers(kysely, found, query.occupancies, window, context.language), totalResults: rows[0]?.count ?? 0 };
}

function orderOf({ field, direction }: OfferSorting): RawBuilder<unknown> {
  const column = { PRICE: 'total', START_DATE: 'day', DURATION: 'nights' }[field];
  return sql`${sql.raw(column)} ${sql.raw(direction === 'ASCENDING' ? 'asc' : 'desc')}, ${CHEAPEST_FIRST}`;
}
