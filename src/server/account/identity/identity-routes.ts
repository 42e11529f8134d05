import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { localisedPath, splitLanguage } from '../../../domain/market/language.ts';
import { IDENTITY_CHECKS_COOKIE } from '../../../domain/routes/page-audience.ts';
import { formatQueryString } from '../../../domain/urls/encoding/query-string.ts';
import { returnPathOf } from '../../../domain/urls/pages/return-to.ts';
import { dateOf } from '../../clock.ts';
import { notFound } from '../../contract/problem.ts';
import type { Schema } from '../../db/schema.ts';
import { rateLimitOf } from '../../security/rate-limits.ts';
import { isOfOtherSite } from '../../security/same-origin.ts';
import { opaqueId, signatureHolds, signatureOf } from '../../security/signature.ts';
import { cookieName, serverCookie } from '../../session/session-cookies.ts';
import type { Shop } from '../../shop.ts';
import { customerLoginOfLink } from '../current-customer.ts';
import { customerById, emailKey, isActive } from '../customer-rows.ts';
import { beginCustomerLogin, ticketOf } from '../log-in.ts';
import type { IdentityChecks, IdentityClient, IdentityProfile } from './identity-client.ts';
import { keepPendingIdentity } from './pending-identity.ts';

const CHECKS_SECONDS = 600;

/** What the browser brings back from the provider. */
interface Errand {
  checks: IdentityChecks;
  code: string;
  returnTo: string;
  /** Who was logged in when the browser left: the identity is to become theirs. */
  customerId: string | null;
  /** Epoch seconds. */
  expires: number;
}

/** How coming back ended, as the login page's address says it. */
type Outcome = 'failed' | 'accountExists' | 'notActivated' | 'othersIdentity';

/** To a provider and back: plain links, without API key [account.login]. */
export async function identityRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { config } = shop;
  const now = () => dateOf(shop.clock);
  const limited = { config: { rateLimit: config.rateLimit === 0 ? false as const : rateLimitOf('identityLogin', config.rateLimit) } };
  app.addHook('onRequest', async (_request, reply) => void reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }));

  app.get<{ Params: { provider: string }; Querystring: { returnTo?: string } }>('/mytui/auth/:provider', limited, async (request, reply) => {
    const client = clientOf(shop, request.params.provider);
    const returnTo = returnPathOf(request.query.returnTo);
    const { url, checks } = await client.begin(splitLanguage(returnTo).language);
    // An account gets a way in by a press on a page of ours only: another site may have its own identity ready at the provider.
    const login = isOfOtherSite(request, config.origin) ? null : await customerLoginOfLink(request, reply, shop);
    const errand: Errand = { checks, code: client.code, returnTo, customerId: login?.subject ?? null, expires: Math.floor(now().getTime() / 1000) + CHECKS_SECONDS };
    const text = Buffer.from(JSON.stringify(errand)).toString('base64url');
    // Lax: a provider sends the browser back by a link of another site.
    reply.setCookie(cookieName(config, IDENTITY_CHECKS_COOKIE), `${text}.${signatureOf(config.secret, 'identity', text)}`, { ...serverCookie(config, 1), maxAge: CHECKS_SECONDS });
    return reply.redirect(url.href, 302);
  });

  app.get<{ Params: { provider: string } }>('/mytui/auth/:provider/callback', limited, async (request, reply) => {
    const client = clientOf(shop, request.params.provider);
    const errand = errandOf(request);
    reply.setCookie(cookieName(config, IDENTITY_CHECKS_COOKIE), '', serverCookie(config, 0));
    if (errand === null || errand.code !== client.code) return back(reply, '/mytui', '/mytui/login', { returnTo: '/mytui', identity: 'failed' });
    const profile = await client.finish(new URL(request.url, config.origin), errand.checks).catch((error: unknown) => {
      request.log.info({ provider: client.realm, reason: error instanceof Error ? error.name : 'unknown' }, 'An identity provider sent somebody back without a login');
      return null;
    });
    return profile === null ? back(reply, errand.returnTo, '/mytui/login', { returnTo: errand.returnTo, identity: 'failed' }) : arrive(request, reply, client, profile, errand);
  });

  function errandOf(request: FastifyRequest): Errand | null {
    const [text = '', signature = ''] = (request.cookies[cookieName(config, IDENTITY_CHECKS_COOKIE)] ?? '').split('.');
    if (!signatureHolds(config.secret, 'identity', text, signature)) return null;
    const errand = JSON.parse(Buffer.from(text, 'base64url').toString()) as Errand;
    return errand.expires * 1000 > now().getTime() ? errand : null;
  }

  /** An identity logs in whose it is; one that is nobody's begins a registration. A mail alone opens no account, unless a real provider has proved it and nobody has it. */
  async function arrive(request: FastifyRequest, reply: FastifyReply, { realm, isSandbox }: IdentityClient, profile: IdentityProfile, { returnTo, customerId }: Errand) {
    const here = (await customerLoginOfLink(request, reply, shop))?.subject ?? null;
    if (customerId !== null && customerId === here) {
      await link(shop.database.kysely, realm, profile.subject, here);
      return (await ownerOf(realm, profile)) === here ? reply.redirect(returnTo, 303) : back(reply, returnTo, '/mytui/settings', { identity: 'othersIdentity' });
    }
    const known = await ownerOf(realm, profile);
    if (known !== null) return logIn(request, reply, known, returnTo);
    const proved = profile.emailIsVerified && !isSandbox ? profile.email : null;
    if (proved === null) {
      await keepPendingIdentity(shop, reply, realm, profile);
      return reply.redirect(localisedPath(splitLanguage(returnTo).language, '/mytui/register'), 303);
    }
    await makeAccount(realm, profile, proved, returnTo);
    // Another window may have made it with the same identity in the same moment.
    const made = await ownerOf(realm, profile);
    return made === null ? back(reply, returnTo, '/mytui/login', { returnTo, identity: 'accountExists' }) : logIn(request, reply, made, returnTo);
  }

  async function logIn(request: FastifyRequest, reply: FastifyReply, customerId: string, returnTo: string) {
    if (!isActive(await customerById(shop.database.kysely, customerId))) return back(reply, returnTo, '/mytui/login', { returnTo, identity: 'notActivated' });
    const ticket = await ticketOf(shop, customerId, splitLanguage(returnTo).language);
    if (ticket !== null) {
      shop.background.runNow();
      return back(reply, returnTo, '/mytui/login', { returnTo, ticket });
    }
    await beginCustomerLogin(shop, request, reply, customerId);
    return reply.redirect(returnTo, 303);
  }

  /** Whose identity it is; null of nobody's. */
  async function ownerOf(provider: string, { subject }: IdentityProfile): Promise<string | null> {
    const identity = await shop.database.kysely.selectFrom('customer_identity').select('customer_id').where('provider', '=', provider).where('subject', '=', subject).executeTakeFirst();
    return identity?.customer_id ?? null;
  }

  /** Somebody's already stays theirs. */
  async function link(tx: Kysely<Schema>, provider: string, subject: string, customerId: string): Promise<void> {
    await tx.insertInto('customer_identity').values({ provider, subject, customer_id: customerId, created_at: now() }).onConflict((conflict) => conflict.doNothing()).execute();
  }

  /** An account with its way in, where the address has none. */
  function makeAccount(provider: string, { subject, firstName, lastName }: IdentityProfile, email: string, returnTo: string): Promise<void> {
    return shop.database.kysely.transaction().execute(async (tx) => {
      const made = await tx.insertInto('customer').values({
        id: opaqueId(), email: emailKey(email), password_hash: null, first_name: firstName, last_name: lastName, language: splitLanguage(returnTo).language, created_at: now(), activated_at: now(), deactivated_at: null,
      }).onConflict((conflict) => conflict.column('email').doNothing()).returning('id').executeTakeFirst();
      if (made !== undefined) await link(tx, provider, subject, made.id);
    });
  }
}

function clientOf({ identities }: Shop, code: string): IdentityClient {
  const client = identities.find((one) => one.code === code);
  if (client === undefined) throw notFound('Identity provider');
  return client;
}

/** To a page in the language of the one that was left. */
function back(reply: FastifyReply, from: string, path: '/mytui/login' | '/mytui/settings', query: { returnTo?: string; identity?: Outcome; ticket?: string }) {
  return reply.redirect(localisedPath(splitLanguage(from).language, path) + formatQueryString(query), 303);
}
