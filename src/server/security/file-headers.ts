/** What guards documents says nothing about a script, a style or a picture, and is most of what a small one weighs on the line. */
import type { FastifyReply } from 'fastify';

const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'Permissions-Policy', 'Referrer-Policy',
  'X-DNS-Prefetch-Control', 'X-Download-Options', 'X-Frame-Options', 'X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection',
];

/** Files whose address tells their content, which no document of ours is. */
export function withoutHeadersOfDocuments(reply: FastifyReply): void {
  if (!String(reply.getHeader('cache-control')).endsWith('immutable')) return;
  for (const name of OF_DOCUMENTS) {
    reply.removeHeader(name);
    // Some are written past Fastify.
    reply.raw.removeHeader(name);
  }
}
