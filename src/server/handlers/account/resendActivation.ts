import { resendActivationMail } from '../../account/registration.ts';
import { sameTime } from '../../account/same-time.ts';
import type { Handler } from '../../contract/operations.ts';

export const resendActivation: Handler<'resendActivation'> = async ({ shop, body }) => {
  await sameTime(resendActivationMail(shop, body.email));
  shop.background.runNow();
  return { status: 'sent' as const };
};
