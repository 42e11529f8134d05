import { exchangeCode } from '../../account/log-in.ts';
import type { Handler } from '../../contract/operations.ts';

export const exchangeLoginCode: Handler<'exchangeLoginCode'> = async ({ shop, body, request, reply }) => {
  await exchangeCode(shop, request, reply, body);
  return { status: 'done' as const };
};
