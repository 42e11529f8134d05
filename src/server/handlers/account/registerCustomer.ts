import { forgetPendingIdentity, pendingIdentityOf } from '../../account/identity/pending-identity.ts';
import { register } from '../../account/registration.ts';
import { sameTime } from '../../account/same-time.ts';
import type { Handler } from '../../contract/operations.ts';

export const registerCustomer: Handler<'registerCustomer'> = async ({ shop, body, language, request, reply }) => {
  const identity = body.withIdentity === true ? await pendingIdentityOf(shop, request) : null;
  await sameTime(register(shop, { ...body, language, identity }));
  if (identity !== null) forgetPendingIdentity(reply, shop);
  shop.background.runNow();
  return { status: 'sent' as const };
};
