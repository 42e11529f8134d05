import type { Kysely, Transaction } from 'kysely';
import { emailError, nameError } from '../../domain/booking/contact-rules.ts';
import type { Language } from '../../domain/market/language.ts';
import { dateOf } from '../clock.ts';
import { Problem, type FieldProblem } from '../contract/problem.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { passwordProblem } from '../credentials/password-rules.ts';
import type { Registered } from '../db/schema.account.ts';
import type { Schema } from '../db/schema.ts';
import { hashOf, opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { customerByEmail, customerById, emailKey, isActive, type CustomerRow } from './customer-rows.ts';
import { issueToken, lockToken, useTokensOf } from './customer-tokens.ts';
import { forgetIdentities, linkIdentity, usePendingIdentity, type PendingIdentity } from './identity/pending-identity.ts';
import { enqueueAccountMail } from './enqueue-account-mail.ts';
import { mayMail } from '../mail/may-mail.ts';

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

/**
 * Makes an account that a mail's link brings to life, with the password and the names of the registration that the mail is
 * about: whoever registered the address before gains nothing. For an address that has an account already, its owner gets a
 * mail that says so.
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
  const registered: Registered = {
    passwordHash: needsPassword ? await hashPassword(password) : null, firstName: firstName.trim(), lastName: lastName.trim(), news, language,
    identity: identity === null ? null : { provider: identity.provider, subject: identity.subject },
  };
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const made = await tx.insertInto('customer').values({
      id: opaqueId(), email: emailKey(email), ...valuesOf(registered), created_at: now, activated_at: null, deactivated_at: null,
    }).onConflict((conflict) => conflict.column('email').doNothing()).returningAll().executeTakeFirst();
    if (made !== undefined && identity !== null) await usePendingIdentity(tx, identity, made.id, now);
    const customer = made ?? (await customerByEmail(tx, email));
    if (customer === null) return;
    if (isActive(customer)) await mailExisting(tx, shop, customer);
    else await mailActivation(tx, shop, customer, registered);
  });
}

/** Follows the link of the mail. @returns `active` for a used link of an account that is: whoever has the link has had its mail */
export async function activate(shop: Shop, token: string): Promise<'done' | 'active' | 'expired'> {
  const now = dateOf(shop.clock);
  return shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockToken(tx, 'activation', token, now);
    if (row === null) return (await isUsedByActive(tx, token)) ? 'active' : 'expired';
    await useTokensOf(tx, 'activation', row.customer_id, now);
    const { activated_at } = await customerById(tx, row.customer_id);
    if (activated_at === null) await forgetIdentities(tx, row.customer_id);
    if (row.registration?.identity) await linkIdentity(tx, row.registration.identity, row.customer_id, now);
    await tx.updateTable('customer').set({ ...(row.registration !== null && valuesOf(row.registration)), activated_at: now, deactivated_at: null })
      .where('id', '=', row.customer_id).execute();
    return 'done';
  });
}

async function isUsedByActive(tx: Kysely<Schema>, token: string): Promise<boolean> {
  const customer = await tx.selectFrom('customer').selectAll().where('id', '=', (eb) => eb.selectFrom('customer_token').select('customer_id')
    .where('hash', '=', hashOf(token)).where('purpose', '=', 'activation').where('used_at', 'is not', null)).executeTakeFirst();
  return customer !== undefined && isActive(customer);
}

function valuesOf({ passwordHash, firstName, lastName, news, language }: Registered) {
  return { password_hash: passwordHash, first_name: firstName, last_name: lastName, agrees_to_news: news, language };
}

/** The mail once more, of the latest registration, for an account that waits for it or was put to rest. */
export async function resendActivationMail(shop: Shop, email: string): Promise<void> {
  const now = dateOf(shop.clock);
  await shop.database.kysely.transaction().execute(async (tx) => {
    const customer = await customerByEmail(tx, email);
    if (customer === null || isActive(customer) || !(await mayMail(tx, customer.email, 'activate', now))) return;
    const latest = await tx.selectFrom('customer_token').select('registration').where('customer_id', '=', customer.id).where('purpose', '=', 'activation')
      .where('used_at', 'is', null).where('expires_at', '>', now).orderBy('created_at', 'desc').executeTakeFirst();
    await mailActivation(tx, shop, customer, latest?.registration ?? null);
  });
}

/** A field of the body that is wrong, by its code. */
export function fieldProblem(field: string, code: string | undefined): FieldProblem[] {
  return code === undefined ? [] : [{ pointer: `/body/${field}`, code, message: 'is not valid' }];
}

/** A registration has a mail of its own, or its password would be another's; a day has an end of them. */
async function mailActivation(tx: Transaction<Schema>, shop: Shop, { id, email }: CustomerRow, registration: Registered | null): Promise<void> {
  const now = dateOf(shop.clock);
  if (!(await mayMail(tx, email, 'activate', now, 0))) return;
  const token = await issueToken(tx, 'activation', id, now, { registration });
  const { language } = registration ?? (await customerById(tx, id));
  await enqueueAccountMail(tx, shop, { mail: 'activate', to: email, language, occasion: `activate:${opaqueId()}`, link: { path: '/mytui/register-success', query: { activate: token } } });
}

async function mailExisting(tx: Transaction<Schema>, shop: Shop, { id, email, language }: CustomerRow): Promise<void> {
  const now = dateOf(shop.clock);
  if (await mayMail(tx, email, 'exists', now)) await enqueueAccountMail(tx, shop, { mail: 'exists', to: email, language, occasion: `exists:${id}:${minuteOf(now)}`, link: { path: '/mytui/login' } });
}

/** Part of an occasion: what is asked for twice at once is one mail. */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000);
}
