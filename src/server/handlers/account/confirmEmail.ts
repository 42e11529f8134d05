import { confirmEmail as confirm } from '../../account/change-email.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';

export const confirmEmail: Handler<'confirmEmail'> = async ({ shop, body, request }) => {
  await confirm(shop, loginOfSecured(request).subject, body.token);
  shop.background.runNow();
  return { status: 'done' as const };
};
