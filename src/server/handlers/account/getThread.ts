import { loginOfSecured } from '../../account/current-customer.ts';
import { readThread } from '../../account/threads.ts';
import type { Handler } from '../../contract/operations.ts';

export const getThread: Handler<'getThread'> = ({ shop, params, request }) => readThread(shop, loginOfSecured(request).subject, params.threadId);
