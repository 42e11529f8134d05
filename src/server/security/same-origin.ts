import type { FastifyRequest } from 'fastify';
import { Problem } from '../contract/problem.ts';

/**
 * Refuses a change that a page of another site asks a visitor's browser for. Browsers tell where a request comes from;
 * clients that are no browser carry no visitor's cookies and need not.
 * @param origin the shop's public origin
 * @throws Problem 403 cross-site-request
 */
export function requireSameOrigin(request: FastifyRequest, origin: string): void {
  const site = request.headers['sec-fetch-site'];
  const from = request.headers.origin;
  const refused = (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && from !== origin && hostOf(from) !== request.headers.host);
  if (refused) throw new Problem(403, 'cross-site-request', { title: 'Requests from other sites are not taken' });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
