import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailError } from '../domain/booking/contact-rules.ts';
import { LANGUAGES, localisedPath } from '../domain/market/language.ts';
import type { Language } from '../domain/market/language.ts';
import { SUBSCRIPTION_PATHS } from '../domain/routes/subscription-paths.ts';
import type { SubscriptionPurpose } from '../domain/routes/subscription-paths.ts';
import type { SubscriptionProblem } from '../routes/pages/subscription.page.ts';
import { dateOf } from './clock.ts';
import { networkOf } from './security/network-of.ts';
import { rateLimitOf } from './security/rate-limits.ts';
import { requireSameOrigin } from './security/same-origin.ts';
import type { Shop } from './shop.ts';
import { answerSubscription } from './subscription/answer-subscription.ts';
import { askForSubscription } from './subscription/ask-for-subscription.ts';
import { ONE_CLICK } from './subscription/one-click.ts';

/** What a form of a page fits into. */
const BODY_LIMIT = 8_192;
const LONGEST_EMAIL = 254;

/** Forms of pages as browsers without scripts send them: each is answered with the page that says what came of it. */
export async function plainForms(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, new URLSearchParams(String(body))));
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, oneClickOf);
  const config = { rateLimit: rateLimitsOf(shop.config.rateLimit) };
  for (const language of LANGUAGES) {
    for (const [purpose, path] of Object.entries(SUBSCRIPTION_PATHS) as [SubscriptionPurpose, string][]) {
      const here = localisedPath(language, path);
      app.post(here, { config }, async (request, reply) => {
        // A mail reader posts from nowhere: the token in the address is the right to it.
        if (isOneClick(request)) return reply.header('Cache-Control', 'no-store').code(await endOf(shop, request) === 'expired' ? 404 : 200).send('');
        requireSameOrigin(request, shop.config.origin);
        return reply.header('Cache-Control', 'no-store').redirect(`${here}?${await outcomeOf(shop, request, { purpose, language })}`, 303);
      });
    }
  }
}

/** Answers to mails are counted apart from requests for mails. @param factor of the configuration */
function rateLimitsOf(factor: number) {
  if (factor === 0) return false as const;
  const [asking, answering] = [rateLimitOf('askForSubscription', factor), rateLimitOf('answerSubscription', factor)];
  return {
    ...asking,
    max: (request: FastifyRequest) => (tokenOf(request) === undefined ? asking : answering).max,
    keyGenerator: (request: FastifyRequest) => `${networkOf(request.ip)}${tokenOf(request) === undefined ? '' : ' answers'}`,
  };
}

/** The right to confirm or to end that a link of a mail carries. */
function tokenOf({ query }: FastifyRequest): { action: 'confirm' | 'end'; token: string } | undefined {
  const { confirm, end } = query as Record<string, unknown>;
  const action = end === undefined ? 'confirm' : 'end';
  const token = end ?? confirm;
  return typeof token === 'string' ? { action, token } : undefined;
}

/** Mail readers may send their one field in parts; no page does, so that any other form is an empty one. */
async function oneClickOf({ headers }: FastifyRequest, body: Buffer): Promise<URLSearchParams> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': headers['content-type'] ?? '' } }).formData();
    const fields = [...form].map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`);
    return new URLSearchParams(fields.length === 1 && fields[0] === ONE_CLICK ? ONE_CLICK : '');
  } catch {
    return new URLSearchParams();
  }
}

/** Whether a mail reader ends mails for its reader, without a page (RFC 8058). */
function isOneClick({ query, body }: FastifyRequest): boolean {
  return typeof (query as Record<string, unknown>).end === 'string' && body instanceof URLSearchParams && body.toString() === ONE_CLICK;
}

function endOf({ database, config, clock }: Shop, { query }: FastifyRequest): ReturnType<typeof answerSubscription> {
  return answerSubscription(database.kysely, config.secret, 'end', (query as { end: string }).end, dateOf(clock));
}

/** What the page is asked to say: an outcome, or what is wrong with the form. */
async function outcomeOf(shop: Shop, request: FastifyRequest, { purpose, language }: { purpose: SubscriptionPurpose; language: Language }): Promise<string> {
  const answer = tokenOf(request);
  if (answer !== undefined) {
    const { action, token } = answer;
    const answered = await answerSubscription(shop.database.kysely, shop.config.secret, action, token, dateOf(shop.clock));
    if (answered === 'done') return `outcome=${action}ed`;
    return `outcome=${answered === 'expired' && action === 'end' ? 'unrecognised' : answered}`;
  }
  const { body } = request;
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  const email = (fields.get('email') ?? '').trim();
  const problems: SubscriptionProblem[] = [];
  if (email === '') problems.push('required');
  else if (email.length > LONGEST_EMAIL || emailError(email) !== undefined) problems.push('invalid');
  if (fields.get('agrees') !== 'yes') problems.push('agreement');
  if (problems.length > 0) return problems.map((problem) => `problem=${problem}`).join('&');
  await shop.database.kysely.transaction().execute((tx) => askForSubscription(tx, shop, { purpose, email, language }));
  shop.background.runNow();
  return 'outcome=sent';
}
