/** Answers every address that is not the API's: a document with its status, cookies and Content-Security-Policy, or the page's state alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCookies } from '../../app/render/cookies.ts';
import type { InlineSources, PageRequest, PageResponse } from '../../app/render/page-request.ts';
import { PAGE_STATE_TYPE } from '../../routes/page-answer.ts';
import { audienceKey, audienceOf } from '../../domain/page-audience.ts';
import { everybody, type Admission } from '../admission.ts';
import { unavailable } from '../contract/problem.ts';
import { acceptsBrotli } from './accepts-brotli.ts';
import { createDocumentCompressor } from './document-compressor.ts';
import type { CompressedDocument } from './document-compressor.ts';
import { createPageCache } from './page-cache.ts';
import type { Moment } from './page-cache.ts';

interface PageHandlerOptions {
  render: (request: PageRequest) => Promise<PageResponse>;
  contentSecurityPolicy: (inline: InlineSources) => string;
  /** Public origin, where it is configured; else the request's own host. */
  origin?: string | undefined;
  /** Documents shared within an audience; 0 turns the cache off. */
  cacheEntries: number;
  /** The server's clock. */
  clock: () => Temporal.Instant;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  /** Who may render; a page that is kept needs no leave. */
  renders?: Admission;
  /** The version of the prices: documents with other prices are not given any more. */
  priceVersion?: () => Promise<number>;
}

/** A document and its state have one address. */
const VARY = 'Accept, Accept-Encoding';

interface Document {
  page: PageResponse;
  policy: string;
  compressed: CompressedDocument;
}

export function createPageHandler({ render, contentSecurityPolicy, origin, cacheEntries, clock, renders = everybody, now = () => performance.now(), priceVersion = async () => 0 }: PageHandlerOptions) {
  const cache = createPageCache<Document>({ entries: cacheEntries, now });
  const compressorOf = createDocumentCompressor();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
    }
    const cookie = request.headers.cookie ?? '';
    const audience = audienceOf({ cookies: parseCookies(cookie), userAgent: request.headers['user-agent'] ?? '', now: clock().epochMilliseconds });
    const isShared = cacheEntries > 0 && !audience.isPrivate;
    const pageOrigin = origin ?? `${request.protocol}://${request.host}`;
    const as = request.headers.accept === PAGE_STATE_TYPE ? 'state' : 'document';
    const key = `${as} ${pageOrigin}${request.url} ${audienceKey(audience)}`;

    const asked: Moment = { at: now(), priceVersion: await priceVersion() };
    let document = isShared ? cache.get(key, asked.priceVersion) : undefined;
    if (document === undefined) {
      const leave = renders.enter();
      const page = await render({ url: request.url, origin: pageOrigin, cookie, audience, as, priceVersion: asked.priceVersion }).finally(leave);
      if (page.isUnavailable) throw unavailable();
      document = { page, policy: contentSecurityPolicy(page.inline), compressed: compressorOf(page.body) };
      if (isShared && page.status === 200) cache.put(key, document, asked, page.sharedSeconds);
    }
    const { page, policy, compressed } = document;
    for (const setCookie of page.setCookies) reply.header('Set-Cookie', setCookie);
    if (as === 'state') {
      // Else Back could show the state in place of its document.
      void reply.header('Cache-Control', 'no-store').header('Vary', VARY).type(PAGE_STATE_TYPE);
      if (page.location !== undefined) return reply.send(JSON.stringify({ redirect: page.location }));
      return acceptsBrotli(request) ? reply.header('Content-Encoding', 'br').send(compressed()) : reply.send(page.body);
    }
    void reply.header('Vary', VARY);
    if (page.location !== undefined) return reply.code(page.status).header('Location', page.location).send('');
    void reply
      .code(page.status)
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', page.isPersonal ? 'no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8');
    return acceptsBrotli(request) ? reply.header('Content-Encoding', 'br').send(compressed()) : reply.send(page.body);
  };
}
