import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';

/** Takes a way to log in off the account; one that is not there is off already. The password, or a mail for a new one, stays a way. */
export const unlinkIdentity: Handler<'unlinkIdentity'> = async ({ shop, body, request }) => {
  const client = shop.identities.find(({ code }) => code === body.provider);
  if (client === undefined) throw notFound('Identity provider');
  await shop.database.kysely.deleteFrom('customer_identity').where('customer_id', '=', loginOfSecured(request).subject).where('provider', '=', client.realm).execute();
  return { status: 'done' as const };
};
