import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import type { CustomFetch } from 'openid-client';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { accountFiles } from './account/account-files.ts';
import { requireCustomer } from './account/current-customer.ts';
import { identityClients } from './account/identity/identity-clients.ts';
import { identityRoutes } from './account/identity/identity-routes.ts';
import { createAdmission, everybody } from './admission.ts';
import { createBackgroundWork, LONGEST_REST_MS, type Job } from './background-work.ts';
import { dateOf, todayOf } from './clock.ts';
import type { Config } from './config.ts';
import { openContent } from './content/content-store.ts';
import { compiledContract } from './contract/contract-validators.ts';
import { Problem } from './contract/problem.ts';
import { problemOfError } from './contract/problem-of-error.ts';
import { registerContract } from './contract/register-contract.ts';
import { namesNul } from './contract/storable-text.ts';
import type { Database } from './db/open-database.ts';
import { makeDocument } from './documents/make-document.ts';
import { unreadMailsJob } from './desk/unread-mails-job.ts';
import { drainable } from './drain.ts';
import { handlers } from './handlers/handlers.ts';
import { plainForms } from './plain-forms.ts';
import { siteFiles } from './site-files.ts';
import { healthRoutes } from './health-routes.ts';
import { logOptions } from './log-options.ts';
import { contentPictureFiles } from './content/content-picture-files.ts';
import { attachmentFiles } from './messages/attachment-files.ts';
import { attachmentsJob } from './messages/attachments.ts';
import { eventStreams } from './messages/event-streams.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { outboxJob } from './mail/outbox-job.ts';
import { sandboxMailRoutes } from '../demo/mail/sandbox-mail-routes.ts';
import { noPaymentProvider, type PaymentNotice, type PaymentProvider } from './payment/payment-provider.ts';
import { releaseSeatsJob } from './seats/release-seats-job.ts';
import { activityOrdersJob } from './activities/activity-orders-job.ts';
import { isOfPurchase, writeRefusal } from './order/refused-purchases.ts';
import { releaseOrdersJob } from './order/release-orders-job.ts';
import { paymentsJob } from './payment/payments-job.ts';
import { refundsJob } from './payment/payment-refunds.ts';
import { stripeWebhook } from './payment/stripe/stripe-webhook.ts';
import { sandboxBankRoutes } from '../demo/bank/bank-routes.ts';
import { createSandboxBank } from '../demo/bank/sandbox-bank.ts';
import { SANDBOX_STYLE } from '../demo/bank/sandbox-pages.ts';
import { createSandboxIdentity, sandboxIdentitySettings } from '../demo/identity/sandbox-identity.ts';
import { sandboxIdentityRoutes } from '../demo/identity/sandbox-identity-routes.ts';
import { checkParty } from './search-filters/check-party.ts';
import { sqlSearch, type OfferSearch } from './search/offer-search.ts';
import { NOTHING_ALLOWED } from './security/content-security-policy.ts';
import { withoutHeadersOfDocuments } from './security/file-headers.ts';
import { onlyHost } from './security/only-host.ts';
import { PERMISSIONS_POLICY } from './security/permissions-policy.ts';
import { rateLimitOf } from './security/rate-limits.ts';
import { requireApiKey } from './security/require-api-key.ts';
import { requireSameOrigin } from './security/same-origin.ts';
import { isServerSideRequest } from './security/server-side-request.ts';
import { checkAccessToken } from './session/check-access-token.ts';
import { loadServerTexts } from './server-texts.ts';
import { answerUnavailable, RETRY_SECONDS } from './ssr/unavailable-page.ts';
import { sessionJob } from './session/session-job.ts';
import type { Clock, Shop } from './shop.ts';
import { createPlaceFacts } from './search-filters/place-facts.ts';
import { createSuggester } from './suggest/suggester.ts';

/** Answers everything that is neither API nor file: a page. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface AppOptions {
  config: Config;
  /** Open and migrated; who opened it closes it, after the app. */
  database: Database;
  /** SQL when left out; closed with the app. */
  openSearch?: (database: Database, log: FastifyBaseLogger) => OfferSearch;
  renderPage?: RenderPage;
  /** Registered as they are, before the pages: pictures, a development server's middleware. */
  plugins?: readonly ((app: FastifyInstance) => Promise<void>)[];
  /** The built client; nothing is served from a folder that is not there. */
  clientFolder?: string;
  contentFolder?: string;
  clock?: Clock;
  /** Compares every API answer with the contract: for tests. */
  validateResponses?: boolean;
  /** Whether mails and notices are seen to besides requests; tests run `app.shop.background.runDue()` instead. */
  background?: boolean;
  /** Stands between the shop and its provider: proofs give one that is slow and loses answers. */
  payments?: (provider: PaymentProvider) => PaymentProvider;
  /** Further background work. */
  jobs?: readonly Job[];
  /** Milliseconds in which a request must have arrived whole. */
  requestTimeout?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: Shop;
  }
}

const ROOT = new URL('../../', import.meta.url);
/** Searches from browsers under way at once; they wait for the search thread, most for a few milliseconds. */
const SEARCHES = { targetMs: 400, fewest: 6, most: 64, first: 16 };
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
  jobs: furtherJobs = [],
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
  const { operations, validators } = compiledContract();
  const now = () => dateOf(clock);
  const bank = createSandboxBank({ kysely: database.kysely, secret: config.secret, now, deliver: (notice, signature) => deliverNotice(app, notice, signature) });
  const stripe = config.stripe === null ? null : (await import('./payment/stripe/stripe-provider.ts')).createStripeProvider({ ...config.stripe, kysely: database.kysely, origin: config.origin, now });
  const transport = createMailTransport(config, (document) => makeDocument(shop.texts, document));
  const jobs: Job[] = [
    sessionJob(database.kysely),
    ...(transport === null ? [] : [outboxJob(database.kysely, transport)]),
    ...(config.sandbox ? [bank.job] : []),
    paymentsJob(() => shop),
    refundsJob(() => shop),
    releaseOrdersJob(() => shop),
    releaseSeatsJob(() => shop),
    activityOrdersJob(() => shop),
    unreadMailsJob(() => shop),
    attachmentsJob({ kysely: database.kysely, dataDir: config.dataDir }),
    ...furtherJobs,
  ];
  const search = openSearch(database, app.log);
  const shop: Shop = {
    config,
    database,
    search,
    placeFacts: createPlaceFacts(search, database.kysely),
    content: await openContent({ database, folder: contentFolder, validators, clock, log: app.log, isWatched: config.development }),
    suggester: createSuggester(database.kysely),
    identities: identityClients(config, { settingsOf: (code) => sandboxIdentitySettings(config, code), fetch: (url, options) => askSandbox(app, url, options) }),
    payments: payments(stripe ?? (config.sandbox ? bank.provider : noPaymentProvider)),
    background: createBackgroundWork(jobs, { clock, log: app.log, longestRestMs: Math.min(LONGEST_REST_MS, config.paymentSettleMs) }),
    texts: await loadServerTexts(),
    clock,
    log: app.log,
  };
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

  const searches = config.rateLimit === 0 ? everybody : createAdmission(SEARCHES);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    // What a page asks for while it is rendered was let in with the page.
    if (!isServerSideRequest(request, config)) reply.raw.once('close', searches.enter());
  };
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.headers({ 'Content-Security-Policy': NOTHING_ALLOWED, 'Cache-Control': 'no-store' }));
    registerContract(api, {
      operations,
      validators,
      shop,
      handlers,
      validateResponses,
      routeOptions: ({ area, path, operationId, method, responses, needsApiKey, needsCustomer }) => ({
        ...(isOfPurchase({ path }) && { onError: writeRefusal(shop) }),
        config: {
          rateLimit: config.rateLimit === 0 ? false : { ...rateLimitOf(operationId, config.rateLimit), allowList: (request: FastifyRequest) => isServerSideRequest(request, config) },
        },
        // Validation says in its answer what is wrong with a party; everything else refuses it.
        // Once it has arrived whole and by the contract: a body that drips takes nobody's place.
        preHandler: [
          ...(isSearch(area) ? [admit] : []),
          ...(operationId === 'validateOffer' ? [] : [async ({ body }: FastifyRequest) => checkParty(database.kysely, body as Parameters<typeof checkParty>[1], todayOf(clock))]),
        ],
        preValidation: async (request) => {
          if (needsApiKey) requireApiKey(request);
          // A bank's server has no origin and signs instead.
          if (method !== 'GET' && operationId !== 'notifyPayment') requireSameOrigin(request, config.origin);
          // Operations that may answer 403 are those that want to know who asks.
          if (responses.has(403) && operationId !== 'getUserInfo') await checkAccessToken(request, shop);
          if (needsCustomer) await requireCustomer(request, shop);
        },
      }),
    });
    api.all('/api', unknownOperation);
    api.all('/api/*', unknownOperation);
  });

  if (stripe !== null) await app.register(stripeWebhook, { stripe });
  await app.register(accountFiles, { shop });
  await app.register(attachmentFiles, { shop });
  await app.register(contentPictureFiles, { shop });
  await app.register(eventStreams, { shop });
  await app.register(identityRoutes, { shop });
  healthRoutes(app, database.kysely, shop.search);
  siteFiles(app, shop);
  await app.register(plainForms, { shop });
  if (config.sandbox) {
    await app.register(async (sandbox) => {
      sandbox.addHook('onRequest', async (request, reply) => {
        if (namesNul(request.url)) noPages();
        void reply.headers({ 'Content-Security-Policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'", 'Cache-Control': 'no-store' });
      });
      sandbox.get('/sandbox/style.css', async (_request, reply) => reply.type('text/css').send(SANDBOX_STYLE));
      await sandbox.register(sandboxIdentityRoutes, { identity: createSandboxIdentity(database.kysely, config), origin: config.origin });
      await sandbox.register(sandboxBankRoutes, { bank, origin: config.origin });
      if (transport?.name === 'sandbox') await sandbox.register(sandboxMailRoutes, { kysely: database.kysely, config, texts: shop.texts });
    });
  }
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

const isSearch = (area: string) => area === 'search' || area === 'hotel';

function unknownOperation(): never {
  throw new Problem(404, 'unknown-operation', { title: 'The API has no such address' });
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

/** Tells our own API what the pretended bank has to say, by its front door. */
async function deliverNotice(app: FastifyInstance, notice: PaymentNotice, signature: string): Promise<boolean> {
  const answer = await app.inject({ method: 'POST', url: '/api/payments/notifications', headers: { signature, host: new URL(app.shop.config.origin).host }, payload: notice });
  return answer.statusCode === 200;
}

/** Asks the pretended identity provider, which is in this process, by its front door. */
async function askSandbox(app: FastifyInstance, url: string, { method, headers, body }: Parameters<CustomFetch>[1]): Promise<Response> {
  const { pathname, search } = new URL(url);
  const answer = await app.inject({ method: method === 'POST' ? 'POST' : 'GET', url: pathname + search, headers: { ...headers, host: new URL(app.shop.config.origin).host }, ...(body != null && { payload: String(body) }) });
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': String(answer.headers['content-type'] ?? '') } });
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
