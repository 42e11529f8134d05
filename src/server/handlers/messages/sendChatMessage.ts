import { dateOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { Problem } from '../../contract/problem.ts';
import { chatPartyOf } from '../../messages/chat-party.ts';
import { chatOf } from '../../messages/read-threads.ts';
import { serviceNow } from '../../messages/service-now.ts';
import { startThread } from '../../messages/start-thread.ts';
import { beginSession } from '../../session/begin-session.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Outside the hours of service it is a message: whoever is nobody's customer says where the answer goes [account.chat]. */
export const sendChatMessage: Handler<'sendChatMessage'> = async ({ shop, query, body: { email, ...first }, language, request, reply }) => {
  const { kysely } = shop.database;
  const { party: known, orderId, subject } = await chatPartyOf(request, shop, query.reservationId);
  const isCustomer = known !== null && 'customerId' in known;
  if (!isCustomer && !serviceNow(shop.clock).isOpen && !EMAIL.test(email) && !(await chatOf(kysely, known, orderId))?.contact_email) {
    throw new Problem(422, 'e-mail-needed', { title: 'Nobody is there now: say where the answer goes' });
  }
  const party = known ?? { visitorId: (await beginSession(request, reply, shop)).sessionId };
  return kysely.transaction().execute((tx) => startThread(tx, party, { ...first, kind: 'chat', subject, orderId, language, email: !isCustomer && EMAIL.test(email) ? email : '' }, dateOf(shop.clock)));
};
