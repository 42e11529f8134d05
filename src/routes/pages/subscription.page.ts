import type { SubscriptionInput, SubscriptionPurpose } from '../../../machines/subscription/subscription.types.ts';
import { parseQueryString } from '../../domain/urls/query-string.ts';
import type { PageLoader } from '../page-plan.ts';

export interface SubscriptionData {
  purpose: SubscriptionPurpose;
}

/** A page where mails can be asked for, confirmed and ended [page.newsletter] [page.presale]. */
const subscriptionPage = (purpose: SubscriptionPurpose, path: string): PageLoader => async ({ context, cmsPage, t }) => {
  const query = parseQueryString(context.query);
  const [confirm] = query.get('confirm') ?? [];
  const [end] = query.get('end') ?? [];
  const input: SubscriptionInput = {
    purpose,
    request: confirm !== undefined ? { action: 'confirm', token: confirm } : end !== undefined ? { action: 'end', token: end } : null,
  };
  return {
    data: { purpose } satisfies SubscriptionData,
    cms: await cmsPage(path),
    flows: [{ address: 'subscription', input }],
    conclude: () => ({
      status: 200,
      head: { title: t(`guide.subscription.${purpose}.title`), description: t(`guide.subscription.${purpose}.text`), canonical: path, indexed: input.request === null },
      // A link with somebody's right is nobody else's page.
      sharedSeconds: input.request === null ? 60 : 0,
    }),
  };
};

export const newsletterPage = subscriptionPage('newsletter', '/newsletter');
export const presalePage = subscriptionPage('presale', '/przedsprzedaz');
