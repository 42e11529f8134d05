import { authorizeByPassword } from '../../account/log-in.ts';
import type { Handler } from '../../contract/operations.ts';

/** @throws Problem 409 with the Password-Change header where a new password is due [account.login] [account.password] */
export const checkPassword: Handler<'checkPassword'> = async ({ shop, body, language, request, reply }) => {
  const authorization = await authorizeByPassword(shop, reply, { ...body, language, address: request.ip });
  shop.background.runNow();
  return authorization;
};
