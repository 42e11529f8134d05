import type { FastifyRequest } from 'fastify';
import { API_KEY } from '../../api/api-key.ts';
import { Problem } from '../contract/problem.ts';

/** @throws Problem 401 api-key for a request that does not name a client of ours [http.api-key] */
export function requireApiKey(request: FastifyRequest): void {
  if (request.headers['api-key'] !== API_KEY) throw new Problem(401, 'api-key', { title: 'The Api-Key header names no client of the shop' });
}
