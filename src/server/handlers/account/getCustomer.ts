import { loginOfSecured } from '../../account/current-customer.ts';
import { customerById } from '../../account/customer-rows.ts';
import { unreadOf } from '../../messages/read-threads.ts';
import type { Handler } from '../../contract/operations.ts';

export const getCustomer: Handler<'getCustomer'> = async ({ shop, request }) => {
  const { subject } = loginOfSecured(request);
  const row = await customerById(shop.database.kysely, subject);
  const unread = await unreadOf(shop.database.kysely, { customerId: subject });
  const linked = await shop.database.kysely.selectFrom('customer_identity').select('provider').where('customer_id', '=', subject).execute();
  return {
    email: row.email, firstName: row.first_name, lastName: row.last_name, phone: row.phone, street: row.street, city: row.city, zip: row.zip,
    news: row.agrees_to_news, offers: row.agrees_to_offers, asksForCode: row.asks_for_code, unread,
    identities: shop.identities.filter(({ realm }) => linked.some(({ provider }) => provider === realm)).map(({ code }) => code),
  };
};
