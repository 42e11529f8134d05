import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { sandboxRoutes } from '../demo/sandbox-routes.ts';
import { accountFiles } from './account/account-files.ts';
import { identityRoutes } from './account/identity/identity-routes.ts';
import { apiRoutes } from './api-routes.ts';
import type { Config } from './config.ts';
import { compiledContract } from './contract/contract-validators.ts';
import { Problem } from './contract/problem.ts';
import { problemOfError } from './contract/problem-of-error.ts';
import { drainable } from './drain.ts';
import { plainForms } from './plain-forms.ts';
import { siteFiles } from './site-files.ts';
import { openShop, type ShopOptions } from './open-shop.ts';
import { healthRoutes } from './health-routes.ts';
import { logOptions } from './log-options.ts';
import { contentPictureFiles } from './content/content-picture-files.ts';
import { attachmentFiles } from './messages/attachment-files.ts';
import { eventStreams } from './messages/event-streams.ts';
import { stripeWebhook } from './payment/stripe/stripe-webhook.ts';
import { sqlSearch } from './search/offer-search.ts';
import { withoutHeadersOfDocuments } from './security/file-headers.ts';
import { onlyHost } from './security/only-host.ts';
import { PERMISSIONS_POLICY } from './security/permissions-policy.ts';
import { answerUnavailable, RETRY_SECONDS } from './ssr/unavailable-page.ts';
import type { Shop } from './shop.ts';

/** Answers everything that is neither API nor file: a page. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface AppOptions extends Pick<ShopOptions, 'config' | 'database'>, Partial<Omit<ShopOptions, 'config' | 'database' | 'validators'>> {
  renderPage?: RenderPage;
  /** Registered as they are, before the pages: pictures, a development server's middleware. */
  plugins?: readonly ((app: FastifyInstance) => Promise<void>)[];
  /** The built client; nothing is served from a folder that is not there. */
  clientFolder?: string;
  /** Compares every API answer with the contract: for tests. */
  validateResponses?: boolean;
  /** Whether mails and notices are seen to besides requests; tests run `app.shop.background.runDue()` instead. */
  background?: boolean;
  /** Milliseconds in which a request must have arrived whole. */
  requestTimeout?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: Shop;
  }
}

const ROOT = new URL('../../', import.meta.url);
/** The largest body takes that long over the slowest phone; whoever lets one drip is cut off. */
const REQUEST_TIMEOUT_MS = 60_000;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Makes the server: API, files, sandboxes, health and pages. It listens to nothing yet; `close()` lets requests and
 * background work finish.
 * @throws ContentError for a content file that is wrong
 */
export async function buildApp({
  config,
  database,
  openSearch = ({ kysely }) => sqlSearch(kysely),
  renderPage = noPages,
  plugins = [],
  clientFolder = fileURLToPath(new URL('dist/client', ROOT)),
  contentFolder = fileURLToPath(new URL('content', ROOT)),
  clock = () => Temporal.Now.instant(),
  validateResponses = false,
  background = true,
  payments = (provider) => provider,
  jobs = [],
  requestTimeout = REQUEST_TIMEOUT_MS,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // Addresses of clients come from the socket, or from the last so many proxies: no client can name another.
    trustProxy: config.trustProxy > 0 && ((_address: string, hop: number) => hop < config.trustProxy),
    ...logOptions(config),
    forceCloseConnections: 'idle',
    requestTimeout,
    // Node takes the longer of the two for whole requests: headers get no less.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 10) },
    // A request on an open connection is answered while the server closes, not refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    // An address whose escapes cannot be read reaches no route: outside the API it is a page that is not there.
    frameworkErrors: async (error, request, reply) => {
      try {
        if (request.url.startsWith('/api/')) throw error;
        await renderPage(request, reply);
      } catch (problem) {
        answerProblem(problemOfError(problem), request, reply);
      }
    },
  });
  const contract = compiledContract();
  const { shop, bank, stripe, transport } = await openShop(app, { config, database, openSearch, contentFolder, clock, payments, jobs, validators: contract.validators });
  app.decorate('shop', shop);
  drainable(app);

  app.setErrorHandler((error, request, reply) => {
    const problem = problemOfError(error);
    return problem.status === 503 && wantsDocument(request) ? answerUnavailable(request, reply, shop.texts) : answerProblem(problem, request, reply);
  });
  app.setNotFoundHandler(noPages);
  app.addHook('onRequest', async (request, reply) => void reply.headers({ 'Request-Id': request.id, 'Permissions-Policy': PERMISSIONS_POLICY }));
  app.addHook('onSend', async (_request, reply) => withoutHeadersOfDocuments(reply));
  onlyHost(app, config);
  await app.register(helmet, helmetOptions(config));
  if (config.rateLimit > 0) await app.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 5 });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await app.register(cookie);
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new Problem(429, 'too-many-requests', { title: 'Too many requests' }) });

  await app.register(apiRoutes, { shop, contract, validateResponses });
  if (stripe !== null) await app.register(stripeWebhook, { stripe });
  await app.register(accountFiles, { shop });
  await app.register(attachmentFiles, { shop });
  await app.register(contentPictureFiles, { shop });
  await app.register(eventStreams, { shop });
  await app.register(identityRoutes, { shop });
  healthRoutes(app, database.kysely, shop.search);
  siteFiles(app, shop);
  await app.register(plainForms, { shop });
  if (config.sandbox) await app.register(sandboxRoutes, { shop, bank, showsMail: transport?.name === 'sandbox' });
  if (existsSync(clientFolder)) {
    await app.register(serveStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => void response.header('Cache-Control', path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600'),
    });
  }
  for (const plugin of plugins) await app.register(plugin);
  app.get('/*', async (request, reply) => renderPage(request, reply));

  app.addHook('onReady', async () => { if (background) shop.background.start(); });
  app.addHook('onClose', async () => {
    await shop.background.stop();
    await shop.content.close();
    await shop.search.close();
  });
  return app;
}

function noPages(): never {
  throw new Problem(404, 'not-found', { title: 'Not found' });
}

/** Whether a page was asked for, to be read by people. */
function wantsDocument({ routeOptions, headers }: FastifyRequest): boolean {
  return routeOptions.url === '/*' && !headers.accept?.includes('json');
}

function answerProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.status === 503) void reply.headers({ 'Retry-After': String(RETRY_SECONDS), 'Cache-Control': 'no-store' });
  if (problem.retryAfter !== undefined) void reply.header('Retry-After', String(problem.retryAfter));
  if (problem.status >= 500 && problem.cause !== undefined) request.log[isDeparture(problem.cause) ? 'debug' : problem.code === 'unavailable' ? 'warn' : 'error']({ err: problem.cause }, problem.message);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem.body));
}

/** A browser that went away while it was answered is none of our errors. */
function isDeparture(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Headers of every answer; a page's policy with its nonce is set by who renders it. */
function helmetOptions({ origin, development }: Config) {
  const https = origin.startsWith('https:');
  return {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // The Stately inspector is a window of another origin that answers the page that opened it.
    crossOriginOpenerPolicy: { policy: development ? 'unsafe-none' : 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Booking pages carry tokens in their addresses.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  } as const;
}
