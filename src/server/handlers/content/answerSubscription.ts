import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { answerSubscription as answer } from '../../subscription/answer-subscription.ts';

/** Confirms or ends what a mail's link is about. */
export const answerSubscription: Handler<'answerSubscription'> = async ({ shop, params, query }) => ({
  status: await answer(shop.database.kysely, shop.config.secret, params.action, query.token, dateOf(shop.clock)),
});
