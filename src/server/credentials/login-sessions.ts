import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Whose login it is: one of a realm is worth nothing in the other. */
export type Realm = 'customer' | 'staff';

export interface Login {
  id: string;
  subject: string;
}

const DAY_MS = 86_400_000;
/** Staff log in every day. */
const DAYS: Readonly<Record<Realm, number>> = { customer: 90, staff: 1 };

export async function openLogin(tx: Kysely<Schema>, realm: Realm, { id, subject }: Login, now: Date): Promise<void> {
  await tx.insertInto('login_session').values({ id, realm, subject, created_at: now, expires_at: new Date(now.getTime() + DAYS[realm] * DAY_MS), ended_at: null }).execute();
}

/** The login of this id, or null where it is none of the realm, ended or too old. */
export async function loginOf(kysely: Kysely<Schema>, realm: Realm, id: string, now: Date): Promise<Login | null> {
  const row = await kysely.selectFrom('login_session').select(['id', 'subject'])
    .where('id', '=', id).where('realm', '=', realm).where('ended_at', 'is', null).where('expires_at', '>', now).executeTakeFirst();
  return row ?? null;
}

export async function endLogin(tx: Kysely<Schema>, realm: Realm, id: string, now: Date): Promise<void> {
  await tx.updateTable('login_session').set({ ended_at: now }).where('id', '=', id).where('realm', '=', realm).where('ended_at', 'is', null).execute();
}

/** Signs somebody out everywhere; the visitors' sessions of a customer's logins end with them, so does every login that is under way, and what other browsers hold of theirs opens by a login only. @param except the id of a login that goes on */
export async function endLogins(tx: Kysely<Schema>, realm: Realm, subject: string, now: Date, { except = '' }: { except?: string } = {}): Promise<void> {
  if (realm === 'customer') {
    await tx.updateTable('customer').set({ logins_ended_at: now }).where('id', '=', subject).execute();
    await tx.updateTable('customer_token').set({ used_at: now }).where('customer_id', '=', subject).where('purpose', 'in', ['authorization', 'login-code']).where('used_at', 'is', null).execute();
  }
  const ended = await tx.updateTable('login_session').set({ ended_at: now })
    .where('realm', '=', realm).where('subject', '=', subject).where('id', '<>', except).where('ended_at', 'is', null).returning('id').execute();
  if (ended.length > 0) await tx.updateTable('visitor_session').set({ revoked_at: now }).where('id', 'in', ended.map(({ id }) => id)).execute();
}

/** Forgets logins that have expired. */
export async function forgetOldLogins(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('login_session').where('expires_at', '<=', now).execute();
}
