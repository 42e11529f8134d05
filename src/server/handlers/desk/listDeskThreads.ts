import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { inbox } from '../../desk/inbox.ts';

export const listDeskThreads: Handler<'listDeskThreads'> = async ({ shop, query, request }) => ({ threads: await inbox(shop, await requireAgent(shop, request), query.only ?? 'waiting') });
