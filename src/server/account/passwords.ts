import type { Kysely, Transaction } from 'kysely';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { endLogins } from '../credentials/login-sessions.ts';
import { forgiveAccount } from '../credentials/login-failures.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { passwordProblem } from '../credentials/password-rules.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { customerByEmail, customerById, emailKey, lockCustomer, type CustomerRow } from './customer-rows.ts';
import { issueToken, lockToken, tokenOf, useToken, useTokensOf } from './customer-tokens.ts';
import { forgetIdentities } from './identity/pending-identity.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';
import { mayMail } from '../mail/may-mail.ts';
import { lockProved, provePassword } from './log-in.ts';
import { fieldProblem, minuteOf } from './registration.ts';

/** A mail with a link to a new password, where there is an account. */
export async function remind(shop: Shop, email: string): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    const known = await customerByEmail(tx, email);
    // Locked before the mail is counted, as by the old password: two never wait for each other.
    const customer = known && (await lockCustomer(tx, known.id));
    if (customer !== null) await mailReset(tx, shop, customer);
  });
}

async function mailReset(tx: Transaction<Schema>, shop: Shop, { id, email, language }: CustomerRow): Promise<void> {
  const now = dateOf(shop.clock);
  if (!(await mayMail(tx, email, 'password-reset', now))) return;
  const token = await issueToken(tx, 'password-reset', id, now);
  await enqueueAccountMail(tx, shop, { mail: 'reset', to: email, language, occasion: `password-reset:${id}:${minuteOf(now)}`, link: { path: '/mytui/password-reset', query: { reset: token } } });
}

/**
 * A new password by the link of a mail, which proves the address as well: what others have registered with it before, their
 * logins, the links of their mails, their names and their consent, is worth nothing from then on.
 * @returns whether the link was worth something
 * @throws Problem 422
 */
export async function resetByLink(shop: Shop, token: string, password: string): Promise<boolean> {
  const now = dateOf(shop.clock);
  const { kysely } = shop.database;
  const known = await tokenOf(kysely, 'password-reset', token, now);
  if (known === null) return false;
  // An address that changes meanwhile makes the link worthless.
  assertGood(password, (await customerById(kysely, known.customer_id)).email);
  const hash = await hashPassword(password);
  return kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'password-reset', token, now);
    if (row === null) return false;
    const customer = await customerById(tx, row.customer_id);
    await useToken(tx, row, now);
    await setPassword(tx, shop, customer, hash);
    await forgiveAccount(tx, shop.config.secret, { realm: 'customer', account: emailKey(customer.email) });
    await useTokensOf(tx, 'activation', customer.id, now);
    const isNew = customer.activated_at === null;
    if (isNew) await forgetIdentities(tx, customer.id);
    await tx.updateTable('customer').set({ ...(isNew && OTHERS_WORDS_FORGOTTEN), activated_at: customer.activated_at ?? now, deactivated_at: null }).where('id', '=', customer.id).execute();
    return true;
  });
}

/**
 * Where each login asks for digits, the old password alone is not enough: the new one is set by the link of a mail.
 * @throws Problem 401 wrong-credentials, 409 mail-needed once that mail is on its way, 422, 429
 */
export async function changeByOldPassword(shop: Shop, given: { email: string; oldPassword: string; password: string; address: string }): Promise<void> {
  const proved = await provePassword(shop, { ...given, password: given.oldPassword });
  assertGood(given.password, proved.email);
  if (given.password.normalize('NFKC') === given.oldPassword.normalize('NFKC')) throw invalid('isOld');
  const hash = await hashPassword(given.password);
  const isSet = await shop.database.kysely.transaction().execute(async (tx) => {
    const customer = await lockProved(tx, proved);
    if (customer.asks_for_code) await mailReset(tx, shop, customer);
    else await setPassword(tx, shop, customer, hash);
    return !customer.asks_for_code;
  });
  if (!isSet) throw new Problem(409, 'mail-needed', { title: 'The new password is set by the link of a mail' });
}

/** Of an account that comes to life by this link: whoever registered the address has not proved that it is theirs. */
const OTHERS_WORDS_FORGOTTEN = { first_name: '', last_name: '', agrees_to_news: false };

/** @param hash of the new one, made before the transaction: it takes long */
async function setPassword(tx: Kysely<Schema>, shop: Shop, { id, email, language }: CustomerRow, hash: string): Promise<void> {
  const now = dateOf(shop.clock);
  await tx.updateTable('customer').set({ password_hash: hash }).where('id', '=', id).execute();
  await useTokensOf(tx, 'password-reset', id, now);
  await endLogins(tx, 'customer', id, now);
  await enqueueAccountMail(tx, shop, { mail: 'passwordChanged', to: email, language, occasion: `password-changed:${id}:${now.getTime()}` });
}

function assertGood(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem !== undefined) throw invalid(problem);
}

function invalid(code: string): Problem {
  return new Problem(422, 'details-invalid', { title: 'The new password is not good enough', errors: fieldProblem('password', code) });
}
