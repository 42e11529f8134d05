import { changeByOldPassword } from '../../account/passwords.ts';
import type { Handler } from '../../contract/operations.ts';

export const updatePassword: Handler<'updatePassword'> = async ({ shop, body, request }) => {
  await changeByOldPassword(shop, { ...body, address: request.ip });
  shop.background.runNow();
  return { status: 'done' as const };
};
