/** Answers every address that is not the API's: a document with its status, cookies and Content-Security-Policy, or the page's state alone. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCookies } from '../../app/render/cookies.ts';
import type { InlineSources, PageRequest, PageResponse } from '../../app/render/page-request.ts';
import { KNOWN_PARTS_HEADER, PAGE_STATE_TYPE } from '../../routes/page-answer.ts';
import { audienceKey, audienceOf } from '../../domain/routes/page-audience.ts';
import { PREVIEW_PARAMETER, type Preview } from '../../domain/content/preview.ts';
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import { everybody, type Admission } from '../admission.ts';
import { Problem, unavailable } from '../contract/problem.ts';
import { acceptedCodings } from './accepted-codings.ts';
import { createDocumentCompressor, FIRST_QUALITY_OF_STATES } from './document-compressor.ts';
import type { CompressedDocument } from './document-compressor.ts';
import { createPageCache } from './page-cache.ts';
import type { Moment } from './page-cache.ts';

interface PageHandlerOptions {
  render: (request: PageRequest) => Promise<PageResponse>;
  contentSecurityPolicy: (inline: InlineSources, options: { isFramed: boolean }) => string;
  /** Public origin, where it is configured; else the request's own host. */
  origin?: string | undefined;
  /** Documents shared within an audience; 0 turns the cache off. */
  cacheEntries: number;
  /** The server's clock. */
  clock: () => Temporal.Instant;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  /** Limits how many pages are rendered at once; cached ones are not counted. */
  renders?: Admission;
  /** The version of the prices: documents with other prices are not given any more. */
  priceVersion?: () => Promise<number>;
  /** The version of the content that visitors see: likewise. */
  contentVersion?: () => number;
  /** What the token of a preview's link shows; undefined where it is not ours, or over. Asked of addresses that have one only. */
  previewOf?: (token: string) => Promise<Preview | undefined>;
}

/** A document and its state have one address. */
const VARY = 'Accept, Accept-Encoding';

/** What `leftOutOf` says of a state with one part, and with two. */
const LEFT_OUT_OF_STATES = ['11', '10', '1', '01', '00', '0', ''];

function leftOutOf({ parts = [] }: PageResponse): string {
  return parts.map(({ isLeftOut }) => Number(isLeftOut)).join('');
}

interface Document {
  page: PageResponse;
  policy: string;
  compressed: CompressedDocument;
}

export function createPageHandler({ render, contentSecurityPolicy, origin, cacheEntries, clock, renders = everybody, now = () => performance.now(), priceVersion = async () => 0, contentVersion = () => 0, previewOf = async () => undefined }: PageHandlerOptions) {
  const cache = createPageCache<Document>({ entries: cacheEntries, now });
  const compressorOf = createDocumentCompressor();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('Allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
    }
    const cookie = request.headers.cookie ?? '';
    const audience = audienceOf({ cookies: parseCookies(cookie), userAgent: request.headers['user-agent'] ?? '', now: clock().epochMilliseconds });
    const token = previewTokenOf(request.url);
    const preview = token === undefined ? undefined : await previewOf(token);
    if (token !== undefined && preview === undefined) throw new Problem(401, 'preview-link-needed', { title: 'The link of this preview is over' });
    const isShared = cacheEntries > 0 && !audience.isPrivate && preview === undefined;
    const pageOrigin = origin ?? `${request.protocol}://${request.host}`;
    const as = request.headers.accept === PAGE_STATE_TYPE ? 'state' : 'document';
    const key = `${as} ${pageOrigin}${request.url} ${audienceKey(audience)}`;
    const knownParts = as === 'state' ? (request.headers[KNOWN_PARTS_HEADER]?.toString().split(' ').filter((part) => part !== '') ?? []) : [];

    const versions = { priceVersion: await priceVersion(), contentVersion: contentVersion() };
    const asked: Moment = { at: now(), version: `${versions.priceVersion} ${versions.contentVersion}` };
    /** Lacks what this visit has, and that alone. */
    const isForVisit = ({ page: { parts = [] } }: Document) => parts.every(({ name, isLeftOut }) => isLeftOut === knownParts.includes(name));
    const cached = () => {
      for (const leftOut of as === 'state' ? LEFT_OUT_OF_STATES : ['']) {
        const found = cache.get(leftOut + key, asked.version);
        if (found && isForVisit(found)) return found;
      }
      return undefined;
    };
    let document = isShared ? cached() : undefined;
    if (document === undefined) {
      const leave = renders.enter();
      const page = await render({ url: request.url, origin: pageOrigin, cookie, audience, as, knownParts, ...versions, ...(preview && token !== undefined && { preview: { ...preview, token } }) }).finally(leave);
      if (page.isUnavailable) throw unavailable();
      document = { page, policy: contentSecurityPolicy(page.inline, { isFramed: preview !== undefined }), compressed: compressorOf(page.body, as === 'state' ? FIRST_QUALITY_OF_STATES : undefined) };
      if (isShared && page.status === 200) cache.put(leftOutOf(page) + key, document, asked, page.sharedSeconds);
    }
    const { page, policy, compressed } = document;
    const sendCompressed = () => {
      const smaller = compressed(acceptedCodings(request));
      return smaller ? reply.header('Content-Encoding', smaller.coding).send(smaller.bytes) : reply.send(page.body);
    };
    for (const setCookie of page.setCookies) reply.header('Set-Cookie', setCookie);
    if (as === 'state') {
      // Else Back could show the state in place of its document.
      void reply.header('Cache-Control', 'no-store').header('Vary', VARY).type(PAGE_STATE_TYPE);
      if (page.location !== undefined) return reply.send(JSON.stringify({ redirect: page.location }));
      return sendCompressed();
    }
    void reply.header('Vary', VARY);
    if (page.location !== undefined) {
      if (page.status !== 301) void reply.header('Cache-Control', 'no-store');
      return reply.code(page.status).header('Location', page.location).send('');
    }
    void reply
      .code(page.status)
      .header('Content-Security-Policy', policy)
      .header('Cache-Control', page.isPersonal || preview ? 'no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8');
    // Its address is a right, and only the editor's page shows it in a frame.
    if (preview) void reply.headers({ 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer', 'X-Frame-Options': 'SAMEORIGIN' });
    return sendCompressed();
  };
}

function previewTokenOf(url: string): string | undefined {
  const query = url.indexOf('?');
  return query === -1 ? undefined : parseQueryString(url.slice(query)).get(PREVIEW_PARAMETER)?.[0];
}
