import { loginOfSecured } from '../../account/current-customer.ts';
import { customerById } from '../../account/customer-rows.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { startThread as start } from '../../messages/start-thread.ts';

export const startThread: Handler<'startThread'> = async ({ shop: { database, clock }, body, request }) => {
  const { reservationId, ...thread } = body;
  const customerId = loginOfSecured(request).subject;
  const { language } = await customerById(database.kysely, customerId);
  const { threadId } = await database.kysely.transaction().execute((tx) => start(tx, { customerId }, { ...thread, language, orderId: reservationId === '' ? null : reservationId }, dateOf(clock)));
  return { threadId };
};
