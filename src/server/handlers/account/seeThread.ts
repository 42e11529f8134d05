import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';
import { ownThread } from '../../messages/read-threads.ts';
import { markSeen } from '../../messages/write-message.ts';

export const seeThread: Handler<'seeThread'> = ({ shop, params, body, request }) => shop.database.kysely.transaction().execute(async (tx) => {
  await markSeen(tx, await ownThread(tx, { customerId: loginOfSecured(request).subject }, params.threadId), 'customer', body.sequence);
  return { status: 'done' as const };
});
