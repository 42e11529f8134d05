import { askForEmail } from '../../account/change-email.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';

export const changeEmail: Handler<'changeEmail'> = async ({ shop, body, request }) => {
  await askForEmail(shop, loginOfSecured(request).subject, { ...body, address: request.ip });
  shop.background.runNow();
  return { status: 'sent' as const };
};
