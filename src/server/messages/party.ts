import type { FastifyRequest } from 'fastify';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { dateOf } from '../clock.ts';
import { loginOf } from '../credentials/login-sessions.ts';
import type { Schema } from '../db/schema.ts';
import { checkAccessToken } from '../session/check-access-token.ts';
import type { Visitor } from '../session/access-token.ts';
import type { Shop } from '../shop.ts';

/** Whose threads are meant: a customer's, or those of the session of a visitor who is not logged in; nobody's where there is no session. */
export type Party = { customerId: string } | { visitorId: string } | null;

/** @throws Problem 403 token-expired */
export async function partyOf(request: FastifyRequest, shop: Pick<Shop, 'config' | 'clock' | 'database'>): Promise<Party> {
  const visitor = await checkAccessToken(request, shop);
  return visitor === null ? null : partyOfVisitor(visitor, shop);
}

export async function partyOfVisitor({ sessionId }: Visitor, { clock, database }: Pick<Shop, 'clock' | 'database'>): Promise<NonNullable<Party>> {
  const login = await loginOf(database.kysely, 'customer', sessionId, dateOf(clock));
  return login === null ? { visitorId: sessionId } : { customerId: login.subject };
}

/** The condition of a query for threads of a party. */
export function isOf(party: Party) {
  return (builder: ExpressionBuilder<Schema, 'customer_thread'>): Expression<SqlBool> => {
    if (party === null) return sql<SqlBool>`false`;
    return 'customerId' in party
      ? builder('customer_thread.customer_id', '=', party.customerId)
      : builder.and([builder('customer_thread.visitor_id', '=', party.visitorId), builder('customer_thread.customer_id', 'is', null)]);
  };
}
