import type { FastifyRequest } from 'fastify';

export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  const wishes = String(headers['accept-encoding'] ?? '').toLowerCase().split(',').map((wish) => wish.replaceAll(' ', ''));
  // A weight of nothing is a no.
  return wishes.some((wish) => wish === 'br' || (wish.startsWith('br;q=') && Number(wish.slice('br;q='.length)) > 0));
}
