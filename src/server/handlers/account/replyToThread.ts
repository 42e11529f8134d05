import { loginOfSecured } from '../../account/current-customer.ts';
import { replyTo } from '../../account/threads.ts';
import type { Handler } from '../../contract/operations.ts';

export const replyToThread: Handler<'replyToThread'> = async ({ shop, params, body, request }) => {
  await replyTo(shop, loginOfSecured(request).subject, params.threadId, body.text);
  return { status: 'done' as const };
};
