import type { Handler } from '../../contract/operations.ts';
import { chatPartyOf } from '../../messages/chat-party.ts';
import { serviceNow } from '../../messages/service-now.ts';
import { chatOf, threadAnswer } from '../../messages/read-threads.ts';

export const getChat: Handler<'getChat'> = async ({ shop, query, request }) => {
  const { kysely } = shop.database;
  const { party, orderId } = await chatPartyOf(request, shop, query.reservationId);
  const chat = await chatOf(kysely, party, orderId);
  return {
    thread: chat === null ? null : await threadAnswer(kysely, chat, query.after),
    service: serviceNow(shop.clock),
    knowsEmail: (party !== null && 'customerId' in party) || (chat !== null && chat.contact_email !== ''),
  };
};
