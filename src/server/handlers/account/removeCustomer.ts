import { loginOfSecured } from '../../account/current-customer.ts';
import { leaveBelongings } from '../../account/customer-belongings.ts';
import { removeAccount } from '../../account/remove-account.ts';
import type { Handler } from '../../contract/operations.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';

export const removeCustomer: Handler<'removeCustomer'> = async ({ shop, body, request, reply }) => {
  const { subject } = loginOfSecured(request);
  await removeAccount(shop, subject, { ...body, address: request.ip });
  await leaveBelongings(shop, request, reply, body.kind === 'remove' ? null : subject);
  clearSessionCookies(reply, shop.config);
  return { status: 'done' as const };
};
