import { sql } from 'kysely';
import type { components, operations } from '../../../openapi/generated/desk.ts';
import { complaintStanding, lateBefore } from '../../domain/booking/complaint-deadlines.ts';
import { MARKET } from '../../domain/market/market.ts';
import { dayOf } from '../account/reservation-answer.ts';
import { todayOf } from '../clock.ts';
import { previewOf } from '../messages/read-threads.ts';
import type { Shop } from '../shop.ts';
import type { Agent } from './agent.ts';
import { nameOf } from './customer-name.ts';
import { claimsOf, lastUse } from './thread-claims.ts';

type DeskItem = components['schemas']['DeskItem'];
type DeskList = operations['listDeskThreads']['responses'][200]['content']['application/json'];

const PAGE_ITEMS = 300;

type Filter = NonNullable<NonNullable<operations['listDeskThreads']['parameters']['query']>['only']>;

/** Messages, chats and complaints together. A complaint waits until it is answered, the rest while the customer wrote last, and none that is resolved. Complaints that are late come first. @param pages how much of the list */
export async function inbox(shop: Shop, agent: Agent, { only, pages }: { only: Filter; pages: number }): Promise<DeskList> {
  const { kysely } = shop.database;
  const isWaiting = sql<boolean>`(thread.resolved_at is null and (newest.author = 'customer' or (complaint.id is not null and complaint.answered_at is null)))`;
  const most = pages * PAGE_ITEMS;
  const today = todayOf(shop.clock);
  const { acknowledgement, answer } = lateBefore(today);
  const submittedOn = sql`(submitted_at at time zone ${MARKET.timeZone})::date`;
  const isLate = sql<boolean>`answered_at is null and (${submittedOn} < ${answer}::date or (acknowledged_at is null and ${submittedOn} < ${acknowledgement}::date))`;
  const threads = kysely.selectFrom('customer_thread as thread')
    .innerJoin('customer_message as newest', (join) => join.onRef('newest.thread_id', '=', 'thread.id').onRef('newest.sequence', '=', 'thread.last_sequence'))
    .leftJoin('customer', 'customer.id', 'thread.customer_id').leftJoin('orders', 'orders.id', 'thread.order_id').leftJoin('complaint', 'complaint.thread_id', 'thread.id')
    .select(['thread.id', 'thread.kind', 'thread.subject', 'thread.updated_at', 'thread.resolved_at', 'thread.contact_email', 'newest.text', 'first_name', 'last_name', 'customer.email', 'orders.number', 'submitted_at', 'acknowledged_at', 'answered_at', isWaiting.as('is_waiting')])
    .$if(only === 'waiting', (query) => query.where(isWaiting))
    .$if(only === 'mine', (query) => query.where('thread.id', 'in', (eb) => eb.selectFrom('thread_claim').select('thread_id').where('staff_id', '=', agent.staffId).where('used_at', '>', lastUse(agent.now))))
    .$if(only === 'open', (query) => query.where('thread.resolved_at', 'is', null))
    .$if(only === 'resolved', (query) => query.where('thread.resolved_at', 'is not', null))
    .orderBy('thread.updated_at', only === 'all' || only === 'resolved' ? 'desc' : 'asc').orderBy('thread.id').limit(most + 1);
  const late = await threads.where(isLate).execute();
  const found = [...late, ...await threads.$if(late.length > 0, (query) => query.where('thread.id', 'not in', late.map(({ id }) => id))).execute()];
  const rows = found.slice(0, most);
  const claims = await claimsOf(kysely, rows.map(({ id }) => id), agent);
  const items = rows.map((row): DeskItem => ({
    threadId: row.id, kind: row.kind, subject: row.subject, preview: previewOf(row.text), customerName: nameOf(row) || row.contact_email, orderNumber: row.number ?? '',
    updatedAt: row.updated_at.toISOString(), isWaiting: row.is_waiting, isResolved: row.resolved_at !== null, claim: claims.get(row.id) ?? null,
    complaintState: row.submitted_at === null ? null
      : complaintStanding({ submittedOn: dayOf(row.submitted_at), acknowledgedOn: row.acknowledged_at && dayOf(row.acknowledged_at), answeredOn: row.answered_at && dayOf(row.answered_at) }, today).state,
  }));
  return { threads: items, hasMore: found.length > most };
}
