import type { FastifyRequest } from 'fastify';

export function acceptsBrotli({ headers }: FastifyRequest): boolean {
  const codings = String(headers['accept-encoding'] ?? '').toLowerCase().split(',').map((coding) => coding.replaceAll(' ', ''));
  // A weight of nothing is a no.
  return codings.some((coding) => coding === 'br' || (coding.startsWith('br;q=') && Number(coding.slice('br;q='.length)) > 0));
}
