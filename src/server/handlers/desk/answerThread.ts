import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { answerThread as answer } from '../../desk/answer-thread.ts';
import { deskThread } from '../../desk/desk-thread.ts';

export const answerThread: Handler<'answerThread'> = async ({ shop, params, body, request }) => {
  const agent = await requireAgent(shop, request);
  await answer(shop, agent, params.threadId, body);
  return deskThread(shop, agent, params.threadId);
};
