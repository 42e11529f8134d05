import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { deskThread } from '../../desk/desk-thread.ts';
import { resolveThread as resolve } from '../../desk/resolve-thread.ts';

export const resolveThread: Handler<'resolveThread'> = async ({ shop, params, body, request }) => {
  const agent = await requireAgent(shop, request);
  await resolve(shop, agent, params.threadId, body.last);
  return deskThread(shop, agent, params.threadId);
};
