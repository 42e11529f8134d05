import { pendingIdentityOf } from '../../account/identity/pending-identity.ts';
import type { Handler } from '../../contract/operations.ts';

/** Providers that a login may go by, and who has come from one without an account yet [account.login]. */
export const getIdentities: Handler<'getIdentities'> = async ({ shop, request }) => {
  const pending = await pendingIdentityOf(shop, request);
  return {
    providers: shop.identities.map(({ code, isSandbox }) => ({ code, isSandbox })),
    pending: pending === null ? null : { email: pending.email ?? '', firstName: pending.first_name, lastName: pending.last_name },
  };
};
