import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../db/schema.ts';

export type CustomerRow = Selectable<Schema['customer']>;

/** E-mails that differ in case or by blanks are one. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function customerByEmail(kysely: Kysely<Schema>, email: string): Promise<CustomerRow | null> {
  return (await kysely.selectFrom('customer').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()) ?? null;
}

export async function customerById(kysely: Kysely<Schema>, id: string): Promise<CustomerRow> {
  return kysely.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The same, locked for this transaction. */
export async function lockCustomer(tx: Kysely<Schema>, id: string): Promise<CustomerRow | null> {
  return (await tx.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Whether somebody may log in: the address was confirmed, and the account has not been put to rest. */
export function isActive({ activated_at, deactivated_at }: CustomerRow): boolean {
  return activated_at !== null && deactivated_at === null;
}
