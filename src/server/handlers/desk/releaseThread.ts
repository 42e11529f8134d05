import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { releaseThread as release } from '../../desk/claim-thread.ts';
import { deskThread } from '../../desk/desk-thread.ts';

export const releaseThread: Handler<'releaseThread'> = async ({ shop, params, request }) => {
  const agent = await requireAgent(shop, request);
  await release(shop, agent, params.threadId);
  return deskThread(shop, agent, params.threadId);
};
