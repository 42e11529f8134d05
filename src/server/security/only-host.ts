import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../contract/problem.ts';
import { isServerSideRequest } from './server-side-request.ts';

/** Asked by balancers, which know addresses and no names. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** Answers the configured host only: a foreign name that is pointed at this server (DNS rebinding) gets nothing. */
export function onlyHost(app: FastifyInstance, config: Config): void {
  if (config.onlyHost === null) return;
  const { protocol } = new URL(config.origin);
  app.addHook('onRequest', async (request) => {
    const asked = URL.parse(`${protocol}//${request.headers.host ?? ''}`)?.host;
    if (asked !== config.onlyHost && !HEALTH.has(request.url) && !isServerSideRequest(request, config)) throw new Problem(421, 'wrong-host', { title: 'The shop has another address' });
  });
}
