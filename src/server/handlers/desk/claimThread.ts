import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { claimThread as claim } from '../../desk/claim-thread.ts';
import { deskThread } from '../../desk/desk-thread.ts';

export const claimThread: Handler<'claimThread'> = async ({ shop, params, request }) => {
  const agent = await requireAgent(shop, request);
  await claim(shop, agent, params.threadId);
  return deskThread(shop, agent, params.threadId);
};
