import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { chatPartyOf } from '../../messages/chat-party.ts';
import { chatOf } from '../../messages/read-threads.ts';
import { markSeen } from '../../messages/write-message.ts';

export const seeChat: Handler<'seeChat'> = async ({ shop, query, body, request }) => {
  const { party, orderId } = await chatPartyOf(request, shop, query.reservationId);
  return shop.database.kysely.transaction().execute(async (tx) => {
    const chat = await chatOf(tx, party, orderId);
    if (chat === null) throw notFound('Chat');
    await markSeen(tx, chat, 'customer', body.sequence);
    return { status: 'done' as const };
  });
};
