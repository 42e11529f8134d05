import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localisedPath, splitLanguage } from '../../domain/market/language.ts';
import { loginPath, returnPathOf } from '../../domain/urls/pages/return-to.ts';
import { Problem } from '../contract/problem.ts';

/** A file whose link is pressed once the login has ended is a page to who pressed it: that of the login, which leads back to the link's. */
export function fileLeadsToLogin(app: FastifyInstance, origin: string): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Problem && error.code === 'login-required' && isNavigation(request))) throw error;
    const from = pageOf(request, origin);
    return reply.redirect(localisedPath(splitLanguage(from).language, loginPath(from)), 303);
  });
}

/** Of the browser's own, which shows what it gets; scripts read the refusal. */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers['sec-fetch-mode'] ?? (headers.accept?.includes('text/html') ? 'navigate' : '')) === 'navigate';
}

/** The page of the link, as far as the browser tells it. */
function pageOf({ headers: { referer = '' } }: FastifyRequest, origin: string): string {
  const page = URL.parse(referer);
  return returnPathOf(page?.origin === origin ? page.pathname + page.search : undefined);
}
