import type { FastifyRequest } from 'fastify';
import { Problem } from '../contract/problem.ts';

/**
 * Refuses a change that a page of another site asks a visitor's browser for. Browsers tell where a request comes from;
 * clients that are no browser carry no visitor's cookies and need not.
 * @param origin the shop's public origin
 * @throws Problem 403 cross-site-request
 */
export function requireSameOrigin(request: FastifyRequest, origin: string): void {
  if (isOfOtherSite(request, origin)) throw new Problem(403, 'cross-site-request', { title: 'Requests from other sites are not taken' });
}

/** Whether a page of another site made the browser ask, or led it here. */
export function isOfOtherSite({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  const from = headers.origin;
  return (site !== undefined && site !== 'same-origin' && site !== 'none') || (from !== undefined && from !== origin && hostOf(from) !== headers.host);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
