import { register } from '../../account/registration.ts';
import { sameTime } from '../../account/same-time.ts';
import type { Handler } from '../../contract/operations.ts';

export const registerCustomer: Handler<'registerCustomer'> = async ({ shop, body, language }) => {
  await sameTime(register(shop, { ...body, language }));
  shop.background.wake();
  return { status: 'sent' as const };
};
