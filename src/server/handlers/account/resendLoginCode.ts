import { resendDigits } from '../../account/log-in.ts';
import { sameTime } from '../../account/same-time.ts';
import type { Handler } from '../../contract/operations.ts';

export const resendLoginCode: Handler<'resendLoginCode'> = async ({ shop, body }) => {
  await sameTime(resendDigits(shop, body.ticket));
  shop.background.runNow();
  return { status: 'sent' as const };
};
