import { resetByLink } from '../../account/passwords.ts';
import type { Handler } from '../../contract/operations.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ shop, body }) => {
  const isDone = await resetByLink(shop, body.token, body.password);
  shop.background.runNow();
  return { status: isDone ? 'done' as const : 'expired' as const };
};
