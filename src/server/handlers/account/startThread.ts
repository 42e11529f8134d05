import { loginOfSecured } from '../../account/current-customer.ts';
import { startThread as start } from '../../account/threads.ts';
import type { Handler } from '../../contract/operations.ts';

export const startThread: Handler<'startThread'> = async ({ shop, body, request }) => {
  const { reservationId, ...thread } = body;
  return { threadId: await start(shop, loginOfSecured(request).subject, { ...thread, orderId: reservationId === '' ? null : reservationId }) };
};
