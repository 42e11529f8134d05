import type { FastifyRequest } from 'fastify';

/** What a browser takes compressed, of the codings that are sent. */
export interface AcceptedCodings {
  brotli: boolean;
  zstandard: boolean;
}

export function acceptedCodings({ headers }: FastifyRequest): AcceptedCodings {
  const codings = String(headers['accept-encoding'] ?? '').toLowerCase().split(',').map((coding) => coding.replaceAll(' ', ''));
  // A weight of nothing is a no.
  const accepts = (name: string) => codings.some((coding) => coding === name || (coding.startsWith(`${name};q=`) && Number(coding.slice(`${name};q=`.length)) > 0));
  return { brotli: accepts('br'), zstandard: accepts('zstd') };
}
