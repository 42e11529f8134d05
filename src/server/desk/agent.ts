import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { dateOf } from '../clock.ts';
import { notFound } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { ThreadRow } from '../messages/read-threads.ts';
import type { Shop } from '../shop.ts';
import { requireStaff } from '../staff/require-staff.ts';
import type { StaffRole } from '../staff/staff-accounts.ts';

const AGENTS: readonly StaffRole[] = ['agent', 'admin'];

export interface Agent {
  staffId: string;
  name: string;
  now: Date;
}

/** Who of the agents asks. @throws Problem 401 login-needed, 403 csrf-token-wrong, role-needed */
export async function requireAgent(shop: Shop, request: FastifyRequest): Promise<Agent> {
  const { id, name } = await requireStaff(shop, request, AGENTS);
  return { staffId: id, name, now: dateOf(shop.clock) };
}

/** Notes what an agent does, in the transaction that does it. */
export async function audit(tx: Kysely<Schema>, { staffId, now }: Agent, action: Schema['staff_audit']['action'], subject: `thread ${string}` | `order ${string}` | `file ${string}`): Promise<void> {
  await tx.insertInto('staff_audit').values({ at: now, author: staffId, action, subject, version: null }).execute();
}

/** The thread, locked: who answers and who claims come one after the other. @throws Problem 404 */
export async function lockThread(tx: Kysely<Schema>, threadId: string): Promise<ThreadRow> {
  const row = await tx.selectFrom('customer_thread').selectAll().where('id', '=', threadId).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound('Thread');
  return row;
}
