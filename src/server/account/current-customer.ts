import type { FastifyReply, FastifyRequest } from 'fastify';
import { dateOf } from '../clock.ts';
import { Problem } from '../contract/problem.ts';
import { loginOf, type Login } from '../credentials/login-sessions.ts';
import { checkAccessToken } from '../session/check-access-token.ts';
import { visitorOfLink } from '../session/visitor-of-link.ts';
import type { Shop } from '../shop.ts';

type Parts = Pick<Shop, 'config' | 'clock' | 'database'>;

/** Who is logged in by the cookies of a request; known once `requireCustomer` has let it in. */
const logins = new WeakMap<FastifyRequest, Login>();

/**
 * The customer's login; null for everybody who is not logged in.
 * @throws Problem 403 token-expired for an access token that no longer holds [token.refresh]
 */
export async function customerLoginOf(request: FastifyRequest, shop: Parts): Promise<Login | null> {
  const visitor = await checkAccessToken(request, shop);
  return visitor === null ? null : loginOf(shop.database.kysely, 'customer', visitor.sessionId, dateOf(shop.clock));
}

/** The same of a request that the browser makes by itself: its token is renewed here, and it is refused for no old one. */
export async function customerLoginOfLink(request: FastifyRequest, reply: FastifyReply, shop: Parts): Promise<Login | null> {
  const visitor = await visitorOfLink(request, reply, shop);
  return visitor === null ? null : loginOf(shop.database.kysely, 'customer', visitor.sessionId, dateOf(shop.clock));
}

/**
 * Lets nobody else in than who is logged in, at this very moment: a login that was ended elsewhere is none.
 * @throws Problem 401 login-required, 403 token-expired
 */
export async function requireCustomer(request: FastifyRequest, shop: Parts): Promise<void> {
  const login = await customerLoginOf(request, shop);
  if (login === null) throw new Problem(401, 'login-required', { title: 'Log in first' });
  logins.set(request, login);
}

/** The login that a secured operation was let in by. @throws Error where the contract does not secure the operation */
export function loginOfSecured(request: FastifyRequest): Login {
  const login = logins.get(request);
  if (login === undefined) throw new Error('The contract does not secure this operation');
  return login;
}
