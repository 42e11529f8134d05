import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/complaints.ts';
import type { Language } from '../../domain/market/language.ts';
import { dateOf, todayOf } from '../clock.ts';
import { notFound, Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { startThread } from '../messages/start-thread.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { complaintAnswer, type ComplaintRow } from './complaint-answer.ts';
import { COMPLAINT_FORM } from './complaint-form.ts';
import { complaintProblems, isAsked, type ComplaintFields } from './complaint-problems.ts';
import { complaintSelectors } from './complaint-selectors.ts';

type Schemas = components['schemas'];

interface NewComplaint {
  fields: ComplaintFields;
  attachments: readonly string[];
  idempotencyKey: string;
  language: Language;
}

/** What is wrong with a complaint of this customer; whose reservation it is, is one of the questions. */
export async function problemsOf(kysely: Kysely<Schema>, shop: Pick<Shop, 'clock'>, customerId: string, fields: ComplaintFields): Promise<Schemas['ComplaintProblem'][]> {
  return complaintProblems(fields, { selectors: await complaintSelectors(kysely, customerId), today: todayOf(shop.clock) });
}

/**
 * Begins a complaint with its thread; the same again under the same key is the same complaint.
 * @throws Problem 422 details-invalid, unknown-attachment; 409 already-submitted with other fields or attachments, naming it
 */
export async function submitComplaint(shop: Shop, customerId: string, { fields, attachments, idempotencyKey, language }: NewComplaint): Promise<Schemas['Complaint']> {
  const now = dateOf(shop.clock);
  const { t } = shop.texts[language];
  const { id } = await shop.database.kysely.transaction().execute(async (tx) => {
    await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
    const said = answersOf(fields);
    const before = await tx.selectFrom('complaint').selectAll().where('customer_id', '=', customerId).where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
    if (before !== undefined) return sameComplaint(tx, before, said, attachments);
    const errors = (await problemsOf(tx, shop, customerId, fields)).map(({ field, code }) => ({ pointer: `/body/fields/${field}`, code, message: 'is not valid' }));
    if (errors.length > 0) throw new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
    const { number } = (await sql<{ number: string }>`select 'R-' || ${todayOf(shop.clock).slice(0, 4)}::text || '-' || lpad(nextval('complaint_number')::text, 6, '0') as number`.execute(tx)).rows[0]!;
    // No thread of messages has such an id: the prefix cannot be chosen by a client.
    const { threadId } = await startThread(tx, { customerId }, { kind: 'complaint', subject: t('complaint.subject', { number }), text: said.text!, orderId: said.reservation!, language, clientId: `complaint:${idempotencyKey}`, attachments }, now);
    return tx.insertInto('complaint').values({
      id: opaqueId(), number, thread_id: threadId, customer_id: customerId, order_id: said.reservation!, topic: said.topic!, fields: JSON.stringify(said),
      idempotency_key: idempotencyKey, submitted_at: now, acknowledged_at: null, answered_at: null,
    }).returning('id').executeTakeFirstOrThrow();
  });
  return readComplaint(shop, customerId, id, language);
}

/** What is asked and what it is answered with, without blanks around it. */
function answersOf(fields: ComplaintFields): Record<string, string> {
  return Object.fromEntries(COMPLAINT_FORM.fields.filter((field) => isAsked(field, fields)).map(({ name }) => [name, (fields[name] ?? '').trim()]));
}

/** The complaint that a key began, for who says the same; a correction must not be lost silently. */
async function sameComplaint(tx: Kysely<Schema>, before: Selectable<Schema['complaint']>, said: Record<string, string>, attachments: readonly string[]): Promise<{ id: string }> {
  const attached = await tx.selectFrom('message_attachment').innerJoin('customer_message', 'customer_message.id', 'message_attachment.message_id')
    .where('thread_id', '=', before.thread_id).where('sequence', '=', 1).select('message_attachment.id').execute();
  if (isDeepStrictEqual(before.fields, said) && isDeepStrictEqual(new Set(attached.map(({ id }) => id)), new Set(attachments))) return before;
  throw new Problem(409, 'already-submitted', {
    title: 'The complaint was submitted with other details', errors: [{ pointer: `/complaints/${before.id}`, code: 'already-submitted', message: before.number }],
  });
}

/** @throws Problem 404 for another's and for none */
export async function readComplaint(shop: Shop, customerId: string, complaintId: string, language: Language): Promise<Schemas['Complaint']> {
  const row = await rows(shop.database.kysely).where('complaint.id', '=', complaintId).where('complaint.customer_id', '=', customerId).executeTakeFirst();
  if (row === undefined) throw notFound('Complaint');
  return complaintAnswer(row, shop.texts[language], todayOf(shop.clock));
}

export async function complaintsOf(shop: Shop, customerId: string, language: Language): Promise<Schemas['Complaint'][]> {
  const all = await rows(shop.database.kysely).where('complaint.customer_id', '=', customerId).orderBy('submitted_at', 'desc').limit(200).execute();
  return all.map((row) => complaintAnswer(row, shop.texts[language], todayOf(shop.clock)));
}

/** The complaint of a thread; null of other threads. */
export async function complaintOfThread(kysely: Kysely<Schema>, threadId: string): Promise<ComplaintRow | null> {
  return (await rows(kysely).where('complaint.thread_id', '=', threadId).executeTakeFirst()) ?? null;
}

function rows(kysely: Kysely<Schema>) {
  return kysely.selectFrom('complaint').innerJoin('orders', 'orders.id', 'complaint.order_id').selectAll('complaint').select('orders.number as order_number');
}
