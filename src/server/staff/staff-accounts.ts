import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { components } from '../../../openapi/generated/editor.ts';
import type { Config } from '../config.ts';
import { Problem } from '../contract/problem.ts';
import { endLogins } from '../credentials/login-sessions.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import type { Schema } from '../db/schema.ts';
import { notifyThread } from '../messages/notify-thread.ts';
import { opaqueId } from '../security/signature.ts';

export type StaffRole = components['schemas']['StaffRole'];

interface NewStaff {
  email: string;
  name: string;
  role: StaffRole;
  password: string;
  now: Date;
  /** Id of who adds them; none adds the first. */
  admin?: string;
}

/**
 * @returns whether the e-mail was free
 * @throws Problem 401 login-needed where the admin is none any more
 */
export async function addStaffAccount(kysely: Kysely<Schema>, { email, name, role, password, now, admin }: NewStaff): Promise<boolean> {
  // Outside the transaction, which would hold a connection while it is made.
  const password_hash = await hashPassword(password);
  return kysely.transaction().execute(async (tx) => {
    if (admin !== undefined && !await lockAdmin(tx, admin)) throw new Problem(401, 'login-needed', { title: 'Sign in first' });
    const added = await tx
      .insertInto('staff_account')
      .values({ id: opaqueId(), email: email.trim().toLowerCase(), name, role, password_hash, created_at: now })
      // Who was removed may come back.
      .onConflict((conflict) => conflict.column('email')
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), role: eb.ref('excluded.role'), password_hash: eb.ref('excluded.password_hash'), removed_at: null }))
        .where('staff_account.removed_at', 'is not', null))
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined && admin !== undefined) await tx.insertInto('staff_audit').values({ at: now, author: admin, action: 'addedStaff', subject: `staff ${role}`, version: null }).execute();
    return added !== undefined;
  });
}

async function lockAdmin(tx: Kysely<Schema>, id: string): Promise<boolean> {
  return await tx.selectFrom('staff_account').select('id').where('id', '=', id).where('role', '=', 'admin').where('removed_at', 'is', null).forNoKeyUpdate().executeTakeFirst() !== undefined;
}

/** Whether there is an account of this id that has not ended. */
export async function isEmployed(kysely: Kysely<Schema>, staffId: string): Promise<boolean> {
  return await kysely.selectFrom('staff_account').select('id').where('id', '=', staffId).where('removed_at', 'is', null).executeTakeFirst() !== undefined;
}

/**
 * Ends the account of somebody who has left: it stays for what it has written, all its logins end, and the threads that it
 * answers are free, which their colleagues hear.
 * @returns false where there is nobody to remove; two admins who remove each other do it one after the other; who answers meanwhile does so before
 */
export async function removeStaffAccount(tx: Kysely<Schema>, { staffId, admin, now }: { staffId: string; admin: string; now: Date }): Promise<boolean> {
  // Not for their keys: an answer that is being written names its author, and would wait here while its claim is waited for.
  const staff = await tx.selectFrom('staff_account').select(['id', 'role']).where('id', 'in', [staffId, admin]).where('removed_at', 'is', null).orderBy('id').forNoKeyUpdate().execute();
  const removed = staff.find(({ id }) => id === staffId);
  if (removed === undefined || staff.length < 2) return false;
  await tx.updateTable('staff_account').set({ removed_at: now }).where('id', '=', staffId).execute();
  await endLogins(tx, 'staff', staffId, now);
  const freed = await tx.deleteFrom('thread_claim').where('staff_id', '=', staffId).returning('thread_id').execute();
  for (const { thread_id } of freed) await notifyThread(tx, await tx.selectFrom('customer_thread').selectAll().where('id', '=', thread_id).executeTakeFirstOrThrow());
  await tx.insertInto('staff_audit').values({ at: now, author: admin, action: 'removedStaff', subject: `staff ${removed.role} ${staffId}`, version: null }).execute();
  return true;
}

/** Of the sandbox's first admin, where the configuration names none. */
const SANDBOX_EMAIL = 'admin@zefira.example';

/**
 * Makes the first admin where there is no staff yet: as the configuration says, or in a sandbox with a password that is told
 * once, at the start that makes it.
 * @param tell says a line to whoever started the shop
 */
export async function ensureFirstAdmin(kysely: Kysely<Schema>, config: Pick<Config, 'adminEmail' | 'adminPassword' | 'sandbox'>, { now, tell, log }: { now: Date; tell: (line: string) => void; log: Pick<FastifyBaseLogger, 'warn'> }): Promise<void> {
  const { staff } = await kysely.selectFrom('staff_account').select(({ fn }) => fn.countAll<number>().as('staff')).where('removed_at', 'is', null).executeTakeFirstOrThrow();
  if (Number(staff) > 0) return;
  if (config.adminEmail !== null && config.adminPassword !== null) {
    await addStaffAccount(kysely, { email: config.adminEmail, name: 'Admin', role: 'admin', password: config.adminPassword, now });
  } else if (config.sandbox) {
    const password = randomBytes(12).toString('base64url');
    const isAdded = await addStaffAccount(kysely, { email: SANDBOX_EMAIL, name: 'Admin', role: 'admin', password, now });
    if (isAdded) tell(`Editors sign in at /editor as ${SANDBOX_EMAIL} with the password ${password} (told this once).`);
  } else log.warn('Nobody can sign in at /editor: set ADMIN_EMAIL and ADMIN_PASSWORD');
}
