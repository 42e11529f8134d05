import type { Kysely } from 'kysely';
import { emailError } from '../../domain/booking/contact-rules.ts';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { customerByEmail, customerById, emailKey } from './customer-rows.ts';
import { issueToken, lockToken, useToken, useTokensOf } from './customer-tokens.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';
import { mayMail } from '../mail/may-mail.ts';
import { hashOf } from '../security/signature.ts';
import { lockProved, provePassword } from './log-in.ts';
import { fieldProblem, minuteOf } from './registration.ts';

/** As PostgreSQL names it. */
const UNIQUE_VIOLATION = '23505';

/**
 * A mail to the new address with a link that makes it the account's; until then the old one holds. An address that has an
 * account already gets a mail that says so, and who asked learns nothing of it.
 * @throws Problem 401 wrong-credentials, 422, 429
 */
export async function askForEmail(shop: Shop, customerId: string, { email: written, password, address }: { email: string; password: string; address: string }): Promise<void> {
  const { kysely } = shop.database;
  const { email: before } = await customerById(kysely, customerId);
  const email = emailKey(written);
  const problem = emailError(email) ?? (email === before ? 'isOwnEmail' : undefined);
  if (problem !== undefined) throw invalid(problem);
  const proved = await provePassword(shop, { email: before, password, address });
  const now = dateOf(shop.clock);
  await kysely.transaction().execute(async (tx) => {
    const { id, language } = await lockProved(tx, proved);
    // One address at a time: the link of the one before is worth nothing.
    await useTokensOf(tx, 'email-change', id, now);
    const others = await customerByEmail(tx, email);
    const kind = others === null ? 'newEmail' : 'emailTaken';
    if (!await mayMail(tx, email, kind, now, 0)) return;
    if (others !== null) return enqueueAccountMail(tx, shop, { mail: kind, to: email, language: others.language, occasion: `${kind}:${id}:${minuteOf(now)}` });
    const token = await issueToken(tx, 'email-change', id, now, { proof: email });
    await enqueueAccountMail(tx, shop, { mail: kind, to: email, language, occasion: `${kind}:${id}:${now.getTime()}`, link: { path: '/mytui/settings', query: { email: token } } });
  });
}

/**
 * Makes the address of a mail's link that of the account that is logged in, and tells the old one; what was bought with the
 * old one stays the account's. Links that were mailed there are worth nothing any more. A link that has done it already does
 * it again, for its answer may have been lost.
 * @throws Problem 409 expired, also for another account's link; email-taken where somebody has the address meanwhile
 */
export async function confirmEmail(shop: Shop, customerId: string, token: string): Promise<void> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'email-change', token, now);
    if (row === null || row.customer_id !== customerId || row.proof === null) {
      if (await isDone(tx, customerId, token)) return;
      throw new Problem(409, 'expired', { title: 'The link is used, too old or another account’s' });
    }
    const { id, email: before, language } = await customerById(tx, customerId);
    if (await customerByEmail(tx, row.proof) !== null) throw taken();
    await useToken(tx, row, now);
    for (const purpose of ['password-reset', 'login-code', 'email-change'] as const) await useTokensOf(tx, purpose, id, now);
    await tx.insertInto('customer_former_email').values({ customer_id: id, email: before, until: now }).execute();
    await tx.updateTable('customer').set({ email: row.proof }).where('id', '=', id).execute();
    await enqueueAccountMail(tx, shop, { mail: 'emailChanged', to: before, language, occasion: `email-changed:${id}:${now.getTime()}` });
  }).catch((error: unknown) => {
    // Somebody got it in the same instant.
    throw (error as { code?: unknown }).code === UNIQUE_VIOLATION ? taken() : error;
  });
}

/** Whether the link has given the account the address that it has. */
async function isDone(tx: Kysely<Schema>, customerId: string, token: string): Promise<boolean> {
  const used = await tx.selectFrom('customer_token').innerJoin('customer', 'customer.id', 'customer_token.customer_id').select('hash')
    .where('hash', '=', hashOf(token)).where('purpose', '=', 'email-change').where('customer.id', '=', customerId).whereRef('proof', '=', 'customer.email').executeTakeFirst();
  return used !== undefined;
}

function taken(): Problem {
  return new Problem(409, 'email-taken', { title: 'Somebody has this address by now' });
}

function invalid(code: string): Problem {
  return new Problem(422, 'details-invalid', { title: 'This cannot be the new address', errors: fieldProblem('email', code) });
}
