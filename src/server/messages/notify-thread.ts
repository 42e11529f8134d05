import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ThreadRow } from './read-threads.ts';

/** The database's channel of threads that have changed: numbers only, no texts. */
export const THREAD_CHANGED = 'thread_changed';

/** A thread in numbers that only grow, but for what is unread. */
export interface ThreadState {
  threadId: string;
  kind: ThreadRow['kind'];
  last: number;
  customerSeen: number;
  staffSeen: number;
  /** How many messages of the shop the customer has not seen. */
  unread: number;
}

export interface ThreadChange {
  customerId: string | null;
  visitorId: string | null;
  state: ThreadState;
}

/** Tells every process of the shop, once the transaction is committed. */
export async function notifyThread(tx: Kysely<Schema>, { id, kind, customer_id, visitor_id, last_sequence, customer_seen, staff_seen }: ThreadRow): Promise<void> {
  const { unread } = await tx.selectFrom('customer_message').select(({ fn }) => fn.countAll<string>().as('unread'))
    .where('thread_id', '=', id).where('author', '=', 'shop').where('sequence', '>', customer_seen).executeTakeFirstOrThrow();
  const state: ThreadState = { threadId: id, kind, last: last_sequence, customerSeen: customer_seen, staffSeen: staff_seen, unread: Number(unread) };
  const change: ThreadChange = { customerId: customer_id, visitorId: visitor_id, state };
  await sql`select pg_notify(${THREAD_CHANGED}, ${JSON.stringify(change)})`.execute(tx);
}
