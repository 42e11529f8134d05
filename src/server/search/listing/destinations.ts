import { sql, type Kysely } from 'kysely';
import type { TripType } from '../../../domain/search/trip-types.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';

/** A country with its regions, or a region with its resorts. */
export interface DestinationNode {
  code: string;
  name: string;
  slug: string;
  children: DestinationNode[];
}

/** Countries, regions and resorts where trips of a type are sold, as a tree. */
export async function listDestinations(kysely: Kysely<Schema>, tripType: TripType, { language }: Pick<SearchContext, 'language'>): Promise<DestinationNode[]> {
  const { rows } = await sql<{ code: string; parent: string | null; name: string; slug: string }>`
    select d.code, d.parent, d.names->>${sql.lit(language)} as name, d.slug from destination d
    where d.code in (select unnest(array[country_code, region_code, resort_code]) from hotel where trip_type = ${tripType})
    order by d.position`.execute(kysely);
  const byParent = Map.groupBy(rows, ({ parent }) => parent);
  const nodesOf = (parent: string | null): DestinationNode[] => (byParent.get(parent) ?? []).map(({ code, name, slug }) => ({ code, name, slug, children: nodesOf(code) }));
  return nodesOf(null);
}
