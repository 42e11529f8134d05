import { sql, type Kysely } from 'kysely';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import { networkOf } from '../security/network-of.ts';
import { opaqueId, signatureOf } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import type { Realm } from './login-sessions.ts';

const WINDOW_MS = 15 * 60_000;
const MOST_FAILURES = 5;

/** Who tries to log in, and from where. */
export interface LoginAttempt {
  realm: Realm;
  /** The name that was typed, whether there is such an account or not. */
  account: string;
  /** Of the network. */
  address: string;
}

/**
 * Counts a try as a failure before the password is looked at, so that tries at the same time count too; `forgiveAttempt`
 * takes it back. Five failures in 15 minutes, by account or by address, and nobody gets on.
 * The configuration's rate limit counts for addresses.
 * @returns the failure's id
 * @throws Problem 429 too-many-failures
 */
export async function countAttempt({ database: { kysely }, config: { secret, rateLimit }, clock }: Pick<Shop, 'database' | 'config' | 'clock'>, attempt: LoginAttempt): Promise<string> {
  const now = dateOf(clock);
  const account = keyOf(secret, attempt);
  const address = signatureOf(secret, 'login-address', networkOf(attempt.address));
  const id = opaqueId();
  return kysely.transaction().execute(async (tx) => {
    // One after another for an account and for an address; in one order, so that two never wait for each other.
    for (const key of [account, address].toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
    await tx.deleteFrom('login_failure').where('at', '<=', new Date(now.getTime() - WINDOW_MS)).execute();
    const failures = await tx.selectFrom('login_failure').select(['account', 'address']).where(({ or, eb }) => or([eb('account', '=', account), eb('address', '=', address)])).execute();
    const isTooMany = failures.filter((failure) => failure.account === account).length >= MOST_FAILURES
      || (rateLimit > 0 && failures.filter((failure) => failure.address === address).length >= MOST_FAILURES * rateLimit);
    if (isTooMany) throw new Problem(429, 'too-many-failures', { title: 'Too many failed logins; try again in a quarter of an hour' });
    await tx.insertInto('login_failure').values({ id, realm: attempt.realm, account, address, at: now }).execute();
    return id;
  });
}

/** Who has proved otherwise whose account it is gets on again: failures with the password before are nobody's any more. */
export async function forgiveAccount(kysely: Kysely<Schema>, secret: string, account: Pick<LoginAttempt, 'realm' | 'account'>): Promise<void> {
  await kysely.deleteFrom('login_failure').where('account', '=', keyOf(secret, account)).execute();
}

function keyOf(secret: string, { realm, account }: Pick<LoginAttempt, 'realm' | 'account'>): string {
  return signatureOf(secret, 'login-account', `${realm} ${account.trim().toLowerCase()}`);
}

/** The password was right: the try is no failure, and nor are the ones of this account before it. */
export async function forgiveAttempt(kysely: Kysely<Schema>, id: string): Promise<void> {
  await kysely.deleteFrom('login_failure')
    .where('account', '=', kysely.selectFrom('login_failure').select('account').where('id', '=', id))
    .execute();
}
