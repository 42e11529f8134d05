import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { opaqueId } from '../../security/signature.ts';

export const giveFaqFeedback: Handler<'giveFaqFeedback'> = async ({ shop, body }) => {
  await shop.database.kysely.insertInto('faq_feedback').values({ id: opaqueId(), question: body.question, helpful: body.helpful, at: dateOf(shop.clock) }).execute();
  return { status: 'done' as const };
};
