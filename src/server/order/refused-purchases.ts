/** What is refused of purchases is written down: a forged notice or price, another's cart, a sold seat. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { dateOf } from '../clock.ts';
import type { ContractOperation } from '../contract/contract-documents.ts';
import { problemOfError } from '../contract/problem-of-error.ts';
import { NO_CART } from '../cart/cart-of-request.ts';
import type { Schema } from '../db/schema.ts';
import { rateLimitOf } from '../security/rate-limits.ts';
import type { Shop } from '../shop.ts';

const STORED_DAYS = 180;
const DAY_MS = 86_400_000;
/** Ids of ours, and no text that somebody sends in their place. */
const ID = /^[\w-]{1,64}$/;

/** Carts, orders and payments, of holidays and activities. */
export function isOfPurchase({ path }: Pick<ContractOperation, 'path'>): boolean {
  return /\/cart\b|\/payments?\/|\/confirmations$|\{(?:order|reservation)Id\}/.test(path);
}

/** A hook for errors of routes, before they are answered. Of one address so many a minute are written down: whoever forges notices has no need to be known by each. */
export function writeRefusal(app: FastifyInstance, { database: { kysely }, clock, config: { rateLimit } }: Pick<Shop, 'database' | 'clock' | 'config'>) {
  const count = rateLimit === 0 ? undefined : app.createRateLimit(rateLimitOf('writeRefusal', rateLimit));
  return async (request: FastifyRequest, _reply: FastifyReply, error: unknown): Promise<void> => {
    const { status, code } = problemOfError(error);
    // Failures of ours are in the log; who asks too often would fill the table.
    if (status >= 500 || status === 429) return;
    const subject = subjectOf(request);
    // A visitor without a cart who asks for it is not refused a purchase.
    if (request.method === 'GET' && subject === null) return;
    const counted = await count?.(request);
    if (counted?.isAllowed === false && counted.isExceeded) return;
    const { config, url = '' } = request.routeOptions;
    await kysely.insertInto('refused_purchase')
      .values({ at: dateOf(clock), request_id: request.id, operation: config.operation?.operationId ?? url, status, code, subject })
      .execute().catch((problem: unknown) => request.log.error({ err: problem }, 'A refusal could not be written down'));
  };
}

export async function forgetOldRefusals(kysely: Kysely<Schema>, now: Date): Promise<void> {
  await kysely.deleteFrom('refused_purchase').where('at', '<=', new Date(now.getTime() - STORED_DAYS * DAY_MS)).execute();
}

function subjectOf({ params, body, headers }: FastifyRequest): string | null {
  const { orderId, reservationId } = params as Partial<Record<string, string>>;
  const named = (body ?? {}) as Partial<Record<string, unknown>>;
  const told = [orderId, reservationId, named.orderId, named.paymentId, headers['cart-id']].find((id) => typeof id === 'string' && id !== NO_CART && ID.test(id));
  return (told as string | undefined) ?? null;
}
