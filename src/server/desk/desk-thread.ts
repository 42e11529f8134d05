import type { components } from '../../../openapi/generated/desk.ts';
import { complaintAnswer } from '../complaints/complaint-answer.ts';
import { complaintOfThread } from '../complaints/complaints.ts';
import { todayOf } from '../clock.ts';
import { notFound } from '../contract/problem.ts';
import { beforeNewest, threadAnswer } from '../messages/read-threads.ts';
import type { Shop } from '../shop.ts';
import type { Agent } from './agent.ts';
import { nameOf } from './customer-name.ts';
import { deskOrder } from './desk-order.ts';
import { claimOf } from './thread-claims.ts';

type DeskThread = components['schemas']['DeskThread'];

const TEMPLATES = ['received', 'moreNeeded', 'apology'] as const;
const TEMPLATES_OF_COMPLAINTS = ['refund', 'refused'] as const;

/** All that an agent needs to answer a thread. @throws Problem 404 */
export async function deskThread(shop: Shop, agent: Agent, threadId: string): Promise<DeskThread> {
  const { kysely } = shop.database;
  const thread = await kysely.selectFrom('customer_thread').selectAll().where('id', '=', threadId).executeTakeFirst();
  if (thread === undefined) throw notFound('Thread');
  const customer = thread.customer_id === null ? undefined : await kysely.selectFrom('customer').select(['first_name', 'last_name', 'email']).where('id', '=', thread.customer_id).executeTakeFirst();
  const order = thread.order_id === null ? undefined : await kysely.selectFrom('orders').selectAll().where('id', '=', thread.order_id).executeTakeFirst();
  const complaint = await complaintOfThread(kysely, threadId);
  const colleagues = await kysely.selectFrom('staff_account').select(['id as staffId', 'name']).where('role', 'in', ['agent', 'admin']).where('id', '<>', agent.staffId).where('removed_at', 'is', null).orderBy('name').execute();
  const { t } = shop.texts[thread.language];
  const number = complaint?.number ?? order?.number;
  const name = customer === undefined ? '' : nameOf(customer);
  return {
    // Agents answer the newest: of a long conversation its beginning is left out.
    thread: await threadAnswer(kysely, thread, beforeNewest(thread)), customerName: name, email: customer?.email ?? thread.contact_email, language: thread.language, isResolved: thread.resolved_at !== null,
    claim: await claimOf(kysely, threadId, agent),
    complaint: complaint === null ? null : complaintOf(complaintAnswer(complaint, shop.texts.cs, todayOf(shop.clock))),
    order: order === undefined ? null : await deskOrder(kysely, order),
    templates: (complaint === null ? TEMPLATES : [...TEMPLATES, ...TEMPLATES_OF_COMPLAINTS]).map((key) => ({ key, text: t(`desk.template.${key}`, { about: number === undefined ? '' : ` (${number})`, agent: agent.name }) })),
    colleagues,
  };
}

function complaintOf({ number, topic, state, acknowledgeBy, acknowledgedOn, answerBy, answeredOn, details }: ReturnType<typeof complaintAnswer>): DeskThread['complaint'] {
  return { number, topic, state, acknowledgeBy, acknowledgedOn, answerBy, answeredOn, details };
}
