/** Answers every address that is not the API's: a document with its status, cookies and Content-Security-Policy. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest, PageResponse } from '../../app/render/page-request.ts';
import { parseCookies } from '../../app/render/cookies.ts';
import { CONSENT_COOKIE } from '../../domain/consent.ts';
import { unavailable } from '../contract/problem.ts';
import { acceptsBrotli } from './accepts-brotli.ts';
import { createOnceCompressor } from './compress-once.ts';
import { createKeptStreams } from './kept-streams.ts';
import { newNonce, withNonce } from './nonce-stream.ts';
import { createPageCache, NONCE_MARK } from './page-cache.ts';
import type { Moment } from './page-cache.ts';

interface PageHandlerOptions {
  render: (request: PageRequest) => Promise<PageResponse>;
  contentSecurityPolicy: (nonce: string) => string;
  /** Public origin, where it is configured; else the request's own host. */
  origin?: string | undefined;
  /** Documents kept for anonymous visitors; 0 turns the cache off. */
  cacheEntries: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  /** The version of the prices: documents with other prices are not given any more. */
  priceVersion?: () => Promise<number>;
}

/** Cookies that change what a document says. Anyone who has another one of ours gets a document of their own. */
const NEUTRAL_COOKIES = new Set([CONSENT_COOKIE]);

export function createPageHandler({ render, contentSecurityPolicy, origin, cacheEntries, now = () => performance.now(), priceVersion = async () => 0 }: PageHandlerOptions) {
  const cache = createPageCache({ entries: cacheEntries, now });
  const compressOnce = createOnceCompressor(NONCE_MARK);
  const streamOf = createKeptStreams();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
    }
    const nonce = newNonce();
    const cookie = request.headers.cookie ?? '';
    const cookies = parseCookies(cookie);
    const shared = cacheEntries > 0 && Object.keys(cookies).every((name) => NEUTRAL_COOKIES.has(name));
    const pageOrigin = origin ?? `${request.protocol}://${request.host}`;
    const key = `${pageOrigin}${request.url} ${cookies[CONSENT_COOKIE] ?? ''}`;

    const asked: Moment = { at: now(), priceVersion: await priceVersion() };
    const kept = shared ? cache.get(key, asked.priceVersion) : undefined;
    let page = kept;
    if (page === undefined) {
      page = await render({ url: request.url, origin: pageOrigin, cookie, nonce: NONCE_MARK, priceVersion: asked.priceVersion });
      if (page.isUnavailable) throw unavailable();
      if (shared) cache.put(key, page, asked);
    }
    for (const setCookie of page.setCookies) reply.header('Set-Cookie', setCookie);
    if (page.location !== undefined) return reply.code(page.status).header('Location', page.location).send('');
    void reply
      .code(page.status)
      .header('Content-Security-Policy', contentSecurityPolicy(nonce))
      .header('Cache-Control', 'private, no-cache')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8');
    if (!acceptsBrotli(request)) return reply.send(page.body.replaceAll(NONCE_MARK, nonce));
    const stream = kept === undefined ? null : await streamOf(kept);
    return reply
      .header('Content-Encoding', 'br')
      .send(stream === null ? compressOnce(page.body, nonce) : withNonce(stream, nonce));
  };
}
