/** What guards documents says nothing about a script, a style, a picture or a state, and is most of what a small one weighs on the line. */
import type { FastifyReply } from 'fastify';
import { PAGE_STATE_TYPE } from '../../routes/page-answer.ts';

const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'Permissions-Policy', 'Referrer-Policy',
  'X-DNS-Prefetch-Control', 'X-Download-Options', 'X-Frame-Options', 'X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection',
];

/** Files whose address tells their content, which no document of ours is, and states of pages. */
export function withoutHeadersOfDocuments(reply: FastifyReply): void {
  const isFile = String(reply.getHeader('cache-control')).endsWith('immutable');
  if (!isFile && !String(reply.getHeader('content-type')).startsWith(PAGE_STATE_TYPE)) return;
  for (const name of OF_DOCUMENTS) {
    reply.removeHeader(name);
    // Some are written past Fastify.
    reply.raw.removeHeader(name);
  }
}
