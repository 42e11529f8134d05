import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { subscriptionLink } from '../../subscription/subscription-link.ts';

/** What the link of a mail can still do, before anybody presses anything [page.newsletter]. */
export const getSubscriptionLink: Handler<'getSubscriptionLink'> = async ({ shop, params, query }) => ({
  status: await subscriptionLink(shop.database.kysely, shop.config.secret, params.action, query.token, dateOf(shop.clock)),
});
