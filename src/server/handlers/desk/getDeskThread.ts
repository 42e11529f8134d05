import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { deskThread } from '../../desk/desk-thread.ts';

export const getDeskThread: Handler<'getDeskThread'> = async ({ shop, params, request }) => deskThread(shop, await requireAgent(shop, request), params.threadId);
