import type { Handler } from '../../contract/operations.ts';
import { requireAgent } from '../../desk/agent.ts';
import { inbox } from '../../desk/inbox.ts';

export const listDeskThreads: Handler<'listDeskThreads'> = async ({ shop, query, request }) => inbox(shop, await requireAgent(shop, request), { only: query.only ?? 'waiting', pages: query.pages ?? 1 });
