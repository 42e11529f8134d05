import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { handOver } from '../../desk/claim-thread.ts';
import { deskThread } from '../../desk/desk-thread.ts';

export const handOverThread: Handler<'handOverThread'> = async ({ shop, params, body, request }) => {
  const agent = await requireAgent(shop, request);
  await handOver(shop, agent, params.threadId, body);
  return deskThread(shop, agent, params.threadId);
};
