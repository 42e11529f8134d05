import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { acknowledge } from '../../desk/answer-thread.ts';
import { deskThread } from '../../desk/desk-thread.ts';

export const acknowledgeComplaint: Handler<'acknowledgeComplaint'> = async ({ shop, params, request }) => {
  const agent = await requireAgent(shop, request);
  await acknowledge(shop, agent, params.threadId);
  return deskThread(shop, agent, params.threadId);
};
