import { loginOfSecured } from '../../account/current-customer.ts';
import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { ownThread } from '../../messages/read-threads.ts';
import { writeMessage } from '../../messages/write-message.ts';

export const replyToThread: Handler<'replyToThread'> = ({ shop: { database, clock }, params, body, request }) => {
  const customerId = loginOfSecured(request).subject;
  return database.kysely.transaction().execute(async (tx) => {
    const { id } = await ownThread(tx, { customerId }, params.threadId);
    return writeMessage(tx, id, { side: 'customer', customerId }, body, dateOf(clock));
  });
};
