import { sql, type Kysely } from 'kysely';
import { TRIP_TYPES, type TripType } from '../../../domain/search/trip-types.ts';
import { runsOf, UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { readWindow, type SearchContext } from '../prices/catalogue-window.ts';

/** Which kinds of trip are sold at all, and in which places and from which airports each of them. */
export interface TripTypesOnSale {
  anywhere: ReadonlySet<TripType>;
  /** By the code of a country or region. */
  places: ReadonlyMap<string, TripType[]>;
  /** By the code of an airport. */
  airports: ReadonlyMap<string, TripType[]>;
}

/** Reads what is sold where; "at all" is a departure in the window of sale, the rest is what the catalogue has [gs.tags]. */
export async function tripTypesOnSale(kysely: Kysely<Schema>, { today }: Pick<SearchContext, 'today'>): Promise<TripTypesOnSale> {
  const { first, last } = await readWindow(kysely, today);
  const cheapest = sql.raw(`least(${[UNAVAILABLE, ...runsOf(first, last).map(({ price }) => `c.prices[${price}]`)].join(', ')})`);
  const types = sql`unnest(${[...TRIP_TYPES]}::text[]) t (trip_type)`;
  // A limit keeps the planner from reading every cell where the first one tells.
  const { rows } = await sql<{ kind: 'anywhere' | 'place' | 'airport'; code: string; trip_type: TripType }>`
    select 'anywhere' as kind, '' as code, t.trip_type from ${types}
      cross join lateral (select from offer_cell c where c.trip_type = t.trip_type and c.airport_id = 0 and c.board_id = 0 and ${cheapest} < ${sql.lit(UNAVAILABLE)} limit 1) sold
    union all
    select distinct 'place', place.code, h.trip_type from hotel h cross join lateral (values (h.country_code), (h.region_code)) place (code)
    union all
    select 'airport', a.code, t.trip_type from airport a cross join ${types}
      cross join lateral (select from offer_cell c where c.trip_type = t.trip_type and c.airport_id = a.id and c.board_id = 0 limit 1) sold
      where a.departure`.execute(kysely);
  const byCode = (kind: string) => {
    const groups = Map.groupBy(rows.filter((row) => row.kind === kind), ({ code }) => code);
    return new Map([...groups].map(([code, some]) => [code, TRIP_TYPES.filter((tripType) => some.some(({ trip_type }) => trip_type === tripType))]));
  };
  return { anywhere: new Set(byCode('anywhere').get('')), places: byCode('place'), airports: byCode('airport') };
}
