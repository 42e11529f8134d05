import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';

export const saveAgreements: Handler<'saveAgreements'> = async ({ shop, body, request }) => {
  await shop.database.kysely.updateTable('customer').set({ agrees_to_news: body.news, agrees_to_offers: body.offers, asks_for_code: body.asksForCode }).where('id', '=', loginOfSecured(request).subject).execute();
  return { status: 'done' as const };
};
