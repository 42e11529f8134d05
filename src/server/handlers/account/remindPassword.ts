import { remind } from '../../account/passwords.ts';
import { sameTime } from '../../account/same-time.ts';
import type { Handler } from '../../contract/operations.ts';

export const remindPassword: Handler<'remindPassword'> = async ({ shop, body }) => {
  await sameTime(remind(shop, body.email));
  shop.background.runNow();
  return { status: 'sent' as const };
};
