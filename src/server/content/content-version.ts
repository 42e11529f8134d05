import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Told on commit whenever content has changed. */
export const CONTENT_CHANGED = 'content_changed';

/** Says to all processes that content changes with this transaction. */
export async function bumpContentVersion(tx: Transaction<Schema>): Promise<void> {
  await tx.updateTable('content_state').set({ version: sql`version + 1` }).execute();
  await sql`select pg_notify(${CONTENT_CHANGED}, '')`.execute(tx);
}

/** Grows with every change of content, drafts too. */
export async function readContentVersion(kysely: Kysely<Schema>): Promise<number> {
  const { version } = await kysely.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
  return version;
}
