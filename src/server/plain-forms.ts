import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emailError } from '../domain/checkout-rules.ts';
import { LANGUAGES, localisedPath } from '../domain/language.ts';
import type { Language } from '../domain/language.ts';
import { SUBSCRIPTION_PATHS } from '../domain/routes/subscription-paths.ts';
import type { SubscriptionPurpose } from '../domain/routes/subscription-paths.ts';
import { dateOf } from './clock.ts';
import { rateLimitOf } from './security/rate-limits.ts';
import { requireSameOrigin } from './security/same-origin.ts';
import type { Shop } from './shop.ts';
import { answerSubscription } from './subscription/answer-subscription.ts';
import { askForSubscription } from './subscription/ask-for-subscription.ts';

/** What a form of a page fits into. */
const BODY_LIMIT = 8_192;
const LONGEST_EMAIL = 254;

/** Forms of pages as browsers without scripts send them: each is answered with the page that says what came of it. */
export async function plainForms(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, new URLSearchParams(String(body))));
  const { rateLimit } = shop.config;
  const config = { rateLimit: rateLimit === 0 ? false as const : rateLimitOf('askForSubscription', rateLimit) };
  for (const language of LANGUAGES) {
    for (const [purpose, path] of Object.entries(SUBSCRIPTION_PATHS) as [SubscriptionPurpose, string][]) {
      const here = localisedPath(language, path);
      app.post(here, { config }, async (request, reply) => {
        requireSameOrigin(request, shop.config.origin);
        return reply.header('Cache-Control', 'no-store').redirect(`${here}?${await outcomeOf(shop, request, { purpose, language })}`, 303);
      });
    }
  }
}

/** What the page is asked to say: an outcome, or what is wrong with the form. */
async function outcomeOf(shop: Shop, { query, body }: FastifyRequest, { purpose, language }: { purpose: SubscriptionPurpose; language: Language }): Promise<string> {
  const { confirm, end } = query as Record<string, unknown>;
  const token = end ?? confirm;
  if (typeof token === 'string') {
    const action = end === undefined ? 'confirm' : 'end';
    const isDone = await answerSubscription(shop.database.kysely, shop.config.secret, action, token, dateOf(shop.clock));
    return `outcome=${isDone ? `${action}ed` : 'expired'}`;
  }
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  const email = (fields.get('email') ?? '').trim();
  if (email === '') return 'problem=required';
  if (email.length > LONGEST_EMAIL || emailError(email) !== undefined) return 'problem=invalid';
  if (fields.get('agrees') !== 'yes') return 'problem=agreement';
  await shop.database.kysely.transaction().execute((tx) => askForSubscription(tx, shop, { purpose, email, language }));
  shop.background.wake();
  return 'outcome=sent';
}
