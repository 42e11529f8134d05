import { loginOfSecured } from '../../account/current-customer.ts';
import { removeAccount } from '../../account/remove-account.ts';
import type { Handler } from '../../contract/operations.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';

export const removeCustomer: Handler<'removeCustomer'> = async ({ shop, body, request, reply }) => {
  await removeAccount(shop, loginOfSecured(request).subject, { ...body, address: request.ip });
  clearSessionCookies(reply, shop.config);
  return { status: 'done' as const };
};
