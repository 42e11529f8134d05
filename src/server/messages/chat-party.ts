import type { FastifyRequest } from 'fastify';
import { ownOrder } from '../account/reservation-rows.ts';
import { Problem } from '../contract/problem.ts';
import type { Shop } from '../shop.ts';
import { partyOf, type Party } from './party.ts';

/** Who chats, and about what. @throws Problem 401 login-required, 404 for another's reservation */
export async function chatPartyOf(request: FastifyRequest, shop: Pick<Shop, 'config' | 'clock' | 'database'>, reservationId = ''): Promise<{ party: Party; orderId: string | null; subject: string }> {
  const party = await partyOf(request, shop);
  if (reservationId === '') return { party, orderId: null, subject: '' };
  if (party === null || !('customerId' in party)) throw new Problem(401, 'login-required', { title: 'Log in first' });
  const order = await ownOrder(shop.database.kysely, party.customerId, reservationId);
  return { party, orderId: order.id, subject: order.number };
}
