import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Headers by which our own server-side requests prove themselves [http.basic-auth]. */
export function serverSideHeaders({ apiUser, apiPassword }: Pick<Config, 'apiUser' | 'apiPassword'>): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${apiUser}:${apiPassword}`).toString('base64')}` };
}

/** Whether the request is our own, made while a page is rendered. */
export function isServerSideRequest(request: FastifyRequest, config: Config): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(serverSideHeaders(config).authorization);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
