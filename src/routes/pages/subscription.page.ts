import type { SubscriptionInput, SubscriptionPurpose } from '../../../machines/subscription/subscription.types.ts';
import { fetchOrEmpty } from '../../api/fetch-or-empty.ts';
import { SUBSCRIPTION_PATHS } from '../../domain/routes/subscription-paths.ts';
import type { PageLoader } from '../page-plan.ts';

export interface SubscriptionData {
  purpose: SubscriptionPurpose;
  /** What came of a form that was sent without scripts. */
  outcome?: SubscriptionOutcome;
  problems?: SubscriptionProblem[];
}

/** Longer ones are not the shop's. */
const LONGEST_TOKEN = 200;
const OUTCOMES = ['sent', 'confirmed', 'ended', 'expired', 'broken', 'unrecognised', 'gone'] as const;
const PROBLEMS = ['required', 'invalid', 'agreement'] as const;
export type SubscriptionOutcome = (typeof OUTCOMES)[number];
export type SubscriptionProblem = (typeof PROBLEMS)[number];

/** A page where mails can be asked for, confirmed and ended [page.newsletter] [page.presale]. */
const subscriptionPage = (purpose: SubscriptionPurpose): PageLoader<'contentPage'> => async ({ api, context, query, cmsPage, log, t }) => {
  const path = SUBSCRIPTION_PATHS[purpose];
  const outcome = OUTCOMES.find((known) => known === query.get('outcome')?.[0]);
  const problems = PROBLEMS.filter((known) => query.get('problem')?.includes(known));
  const [confirm] = query.get('confirm') ?? [];
  const [end] = query.get('end') ?? [];
  const request: SubscriptionInput['request'] = confirm !== undefined ? { action: 'confirm', token: confirm } : end !== undefined ? { action: 'end', token: end } : null;
  // Looking confirms nothing: scanners of mails open this page too.
  const looked = request && api.GET('/api/www/subscriptions/{action}', { params: { path: { action: request.action }, query: { token: request.token.slice(0, LONGEST_TOKEN) } } });
  const link = looked && (await fetchOrEmpty<{ status: SubscriptionInput['link'] }>('subscription link', looked, { status: null }, log)).status;
  const input: SubscriptionInput = { purpose, request, link };
  return {
    data: { purpose, ...(outcome && { outcome }), ...(problems.length > 0 && { problems }) } satisfies SubscriptionData,
    cms: await cmsPage(path),
    flows: [{ address: 'subscription', input }],
    conclude: () => ({
      status: 200,
      head: { title: t(`guide.subscription.${purpose}.title`), description: t(`guide.subscription.${purpose}.text`), canonical: path, indexed: input.request === null && context.query === '' },
      // A link with somebody's right is nobody else's page.
      sharedSeconds: input.request === null ? 60 : 0,
    }),
  };
};

export const newsletterPage = subscriptionPage('newsletter');
export const presalePage = subscriptionPage('presale');
