import type { Kysely } from 'kysely';
import { emailError, nameError } from '../../domain/checkout-rules.ts';
import type { Language } from '../../domain/language.ts';
import { dateOf } from '../clock.ts';
import { Problem, type FieldProblem } from '../contract/problem.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { passwordProblem } from '../credentials/password-rules.ts';
import type { Schema } from '../db/schema.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { customerByEmail, emailKey, isActive, type CustomerRow } from './customer-rows.ts';
import { issueToken, lockToken, useToken } from './customer-tokens.ts';
import { usePendingIdentity, type PendingIdentity } from './identity/pending-identity.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  news: boolean;
  language: Language;
  /** Whom a provider has sent: may leave the password empty. */
  identity: PendingIdentity | null;
}

/** A mail of one kind a minute is enough for an address, however often somebody asks. */
const MAIL_PAUSE_MS = 60_000;

/**
 * Makes an account that a mail's link brings to life; for an address that has one already, its owner gets a mail that says so.
 * @throws Problem 422 details-invalid, whatever account there is
 */
export async function register(shop: Shop, registration: Registration): Promise<void> {
  const { email, password, firstName, lastName, news, language, identity } = registration;
  const needsPassword = identity === null || password !== '';
  const errors: FieldProblem[] = [
    ...fieldProblem('email', emailError(email)), ...fieldProblem('firstName', nameError(firstName)),
    ...fieldProblem('lastName', nameError(lastName)), ...(needsPassword ? fieldProblem('password', passwordProblem(password, email)) : []),
  ];
  if (errors.length > 0) throw new Problem(422, 'details-invalid', { title: 'Some details are not valid', errors });
  const passwordHash = needsPassword ? await hashPassword(password) : null;
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const made = await tx.insertInto('customer').values({
      id: opaqueId(), email: emailKey(email), password_hash: passwordHash, first_name: firstName.trim(), last_name: lastName.trim(),
      language, agrees_to_news: news, created_at: now, activated_at: null, deactivated_at: null,
    }).onConflict((conflict) => conflict.column('email').doNothing()).returningAll().executeTakeFirst();
    if (made !== undefined) {
      if (identity !== null) await usePendingIdentity(tx, identity, made.id, now);
      await mailActivation(tx, shop, made);
    } else await mailExisting(tx, shop, email);
  });
}

/** Follows the link of the mail. @returns whether it was worth something */
export async function activate(shop: Shop, token: string): Promise<boolean> {
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'activation', token, now);
    if (row === null) return false;
    await useToken(tx, row, now);
    await tx.updateTable('customer').set({ activated_at: now, deactivated_at: null }).where('id', '=', row.customer_id).execute();
    return true;
  });
}

/** The mail once more, for an account that waits for it or was put to rest. */
export async function resendActivationMail(shop: Shop, email: string): Promise<void> {
  await shop.database.kysely.transaction().execute(async (tx) => {
    const customer = await customerByEmail(tx, email);
    if (customer !== null && !isActive(customer)) await mailActivation(tx, shop, customer);
  });
}

/** A field of the body that is wrong, by its code. */
export function fieldProblem(field: string, code: string | undefined): FieldProblem[] {
  return code === undefined ? [] : [{ pointer: `/body/${field}`, code, message: 'is not valid' }];
}

export async function mailActivation(tx: Kysely<Schema>, shop: Shop, { id, email, language }: CustomerRow): Promise<void> {
  const now = dateOf(shop.clock);
  const token = await issueToken(tx, 'activation', id, now);
  await enqueueAccountMail(tx, shop, { letter: 'activate', to: email, language, occasion: `activate:${id}:${minuteOf(now)}`, link: { path: '/mytui/register-success', query: { activate: token } } });
}

async function mailExisting(tx: Kysely<Schema>, shop: Shop, email: string): Promise<void> {
  const customer = await customerByEmail(tx, email);
  if (customer === null) return;
  if (!isActive(customer)) return mailActivation(tx, shop, customer);
  await enqueueAccountMail(tx, shop, { letter: 'exists', to: customer.email, language: customer.language, occasion: `exists:${customer.id}:${minuteOf(dateOf(shop.clock))}`, link: { path: '/mytui/login' } });
}

export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / MAIL_PAUSE_MS);
}
