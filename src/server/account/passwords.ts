import type { Kysely } from 'kysely';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { endLogins } from '../credentials/login-sessions.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { passwordProblem } from '../credentials/password-rules.ts';
import type { Schema } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { customerByEmail, customerById, type CustomerRow } from './customer-rows.ts';
import { issueToken, lockToken, useToken, useTokensOf } from './customer-tokens.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';
import { provePassword } from './log-in.ts';
import { fieldProblem, minuteOf } from './registration.ts';

/** A mail with a link to a new password, where there is an account. */
export async function remind(shop: Shop, email: string): Promise<void> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const customer = await customerByEmail(tx, email);
    if (customer === null) return;
    const token = await issueToken(tx, 'password-reset', customer.id, now);
    await enqueueAccountMail(tx, shop, {
      letter: 'reset', to: customer.email, language: customer.language, occasion: `password-reset:${customer.id}:${minuteOf(now)}`,
      link: { path: '/mytui/password-reset', query: { reset: token } },
    });
  });
}

/** A new password by the link of a mail, which proves the address as well. @returns whether the link was worth something. @throws Problem 422 */
export async function resetByLink(shop: Shop, token: string, password: string): Promise<boolean> {
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'password-reset', token, now);
    if (row === null) return false;
    const customer = await customerById(tx, row.customer_id);
    assertGood(password, customer.email);
    await useToken(tx, row, now);
    await setPassword(tx, shop, customer, password);
    await tx.updateTable('customer').set({ activated_at: customer.activated_at ?? now, deactivated_at: null }).where('id', '=', customer.id).execute();
    return true;
  });
}

/** @throws Problem 401 wrong-credentials, 422, 429 */
export async function changeByOldPassword(shop: Shop, given: { email: string; oldPassword: string; password: string; address: string }): Promise<void> {
  const customer = await provePassword(shop, { ...given, password: given.oldPassword });
  assertGood(given.password, customer.email);
  if (given.password === given.oldPassword) throw invalid('isOld');
  await shop.database.kysely.transaction().execute((tx) => setPassword(tx, shop, customer, given.password));
}

async function setPassword(tx: Kysely<Schema>, shop: Shop, { id, email, language }: CustomerRow, password: string): Promise<void> {
  const now = dateOf(shop.clock);
  await tx.updateTable('customer').set({ password_hash: await hashPassword(password), must_change_password: false }).where('id', '=', id).execute();
  await useTokensOf(tx, 'password-reset', id, now);
  await useTokensOf(tx, 'authorization', id, now);
  await endLogins(tx, 'customer', id, now);
  await enqueueAccountMail(tx, shop, { letter: 'passwordChanged', to: email, language, occasion: `password-changed:${id}:${now.getTime()}` });
}

function assertGood(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem !== undefined) throw invalid(problem);
}

function invalid(code: string): Problem {
  return new Problem(422, 'details-invalid', { title: 'The new password is not good enough', errors: fieldProblem('password', code) });
}
