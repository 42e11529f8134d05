import { customerLoginOf, requireCustomer } from '../../account/current-customer.ts';
import { leaveBelongings } from '../../account/customer-belongings.ts';
import { hasLeft, removeAccount } from '../../account/remove-account.ts';
import type { Handler } from '../../contract/operations.ts';
import { clearSessionCookies } from '../../session/session-cookies.ts';

export const removeCustomer: Handler<'removeCustomer'> = async ({ shop, body, request, reply }) => {
  const login = await customerLoginOf(request, shop);
  // Nobody can log in again to be told that it is done.
  if (login === null && !await hasLeft(shop, request)) await requireCustomer(request, shop);
  if (login !== null) await removeAccount(shop, login.subject, { ...body, address: request.ip });
  await leaveBelongings(shop, request, reply, login === null || body.kind === 'remove' ? null : login.subject);
  clearSessionCookies(reply, shop.config);
  return { status: 'done' as const };
};
