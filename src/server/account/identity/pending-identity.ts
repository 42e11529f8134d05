import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { IDENTITY_COOKIE } from '../../../domain/routes/page-audience.ts';
import type { Schema } from '../../db/schema.ts';
import { hashOf, opaqueId } from '../../security/signature.ts';
import { cookieName, serverCookie } from '../../session/session-cookies.ts';
import type { Shop } from '../../shop.ts';
import { dateOf } from '../../clock.ts';
import type { IdentityProfile } from './identity-client.ts';

export type PendingIdentity = Selectable<Schema['pending_identity']>;

const HOUR_MS = 3_600_000;

/** Remembers for an hour who came without an account; only this browser can register as them. */
export async function keepPendingIdentity(shop: Shop, reply: FastifyReply, realm: string, { subject, email, firstName, lastName }: IdentityProfile): Promise<void> {
  const id = opaqueId();
  const now = dateOf(shop.clock);
  await shop.database.kysely.insertInto('pending_identity').values({ hash: hashOf(id), provider: realm, subject, email, first_name: firstName, last_name: lastName, expires_at: new Date(now.getTime() + HOUR_MS) }).execute();
  reply.setCookie(cookieName(shop.config, IDENTITY_COOKIE), id, { ...serverCookie(shop.config, 1), maxAge: HOUR_MS / 1000 });
}

export async function pendingIdentityOf({ config, clock, database: { kysely } }: Pick<Shop, 'config' | 'clock' | 'database'>, request: Pick<FastifyRequest, 'cookies'>): Promise<PendingIdentity | null> {
  const id = request.cookies[cookieName(config, IDENTITY_COOKIE)] ?? '';
  if (id === '') return null;
  return (await kysely.selectFrom('pending_identity').selectAll().where('hash', '=', hashOf(id)).where('expires_at', '>', dateOf(clock)).executeTakeFirst()) ?? null;
}

export async function linkIdentity(tx: Kysely<Schema>, { provider, subject }: Pick<PendingIdentity, 'provider' | 'subject'>, customerId: string, now: Date): Promise<void> {
  await tx.insertInto('customer_identity').values({ provider, subject, customer_id: customerId, created_at: now }).onConflict((conflict) => conflict.doNothing()).execute();
}

/** For an address that is proved for the first time: who registered it before, and never got its mail, loses their login. */
export async function forgetIdentities(tx: Kysely<Schema>, customerId: string): Promise<void> {
  await tx.deleteFrom('customer_identity').where('customer_id', '=', customerId).execute();
}

/** The identity belongs to an account now; somebody's already stays theirs. */
export async function usePendingIdentity(tx: Kysely<Schema>, { hash, provider, subject }: PendingIdentity, customerId: string, now: Date): Promise<void> {
  await linkIdentity(tx, { provider, subject }, customerId, now);
  await tx.deleteFrom('pending_identity').where('hash', '=', hash).execute();
}

export function forgetPendingIdentity(reply: FastifyReply, { config }: Pick<Shop, 'config'>): void {
  reply.setCookie(cookieName(config, IDENTITY_COOKIE), '', serverCookie(config, 0));
}
