import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Grows with every new catalogue: what is made of places and hotels is made anew. */
export async function readCatalogueVersion(kysely: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select coalesce(max(id), 0) as version from catalogue_version`.execute(kysely);
  return rows[0]?.version ?? 0;
}
