import { loginOfSecured } from '../../account/current-customer.ts';
import type { Handler } from '../../contract/operations.ts';
import { ownThread, threadAnswer } from '../../messages/read-threads.ts';

export const getThread: Handler<'getThread'> = async ({ shop: { database: { kysely } }, params, query, request }) =>
  threadAnswer(kysely, await ownThread(kysely, { customerId: loginOfSecured(request).subject }, params.threadId), query.after);
