/** Makes what handlers work with: search, content, payments, mails and the work beside requests. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import { createSandboxBank, type SandboxBank } from '../demo/bank/sandbox-bank.ts';
import { sandboxIdentitySettings } from '../demo/identity/sandbox-identity.ts';
import { identityClients } from './account/identity/identity-clients.ts';
import { activityOrdersJob } from './activities/activity-orders-job.ts';
import { createBackgroundWork, LONGEST_REST_MS, type Job } from './background-work.ts';
import { dateOf } from './clock.ts';
import type { Config } from './config.ts';
import { openContent } from './content/content-store.ts';
import type { ContractValidators } from './contract/contract-validators.ts';
import type { Database } from './db/open-database.ts';
import { lapsedClaimsJob } from './desk/lapsed-claims-job.ts';
import { unreadMailsJob } from './desk/unread-mails-job.ts';
import { makeDocument } from './documents/make-document.ts';
import { createMailTransport, type MailTransport } from './mail/mail-transport.ts';
import { outboxJob } from './mail/outbox-job.ts';
import { attachmentsJob } from './messages/attachments.ts';
import { releaseOrdersJob } from './order/release-orders-job.ts';
import { refundsJob } from './payment/payment-refunds.ts';
import { noPaymentProvider, type PaymentNotice, type PaymentProvider } from './payment/payment-provider.ts';
import { paymentsJob } from './payment/payments-job.ts';
import type { StripeProvider } from './payment/stripe/stripe-provider.ts';
import type { OfferSearch } from './search/offer-search.ts';
import { createPlaceFacts } from './search-filters/place-facts.ts';
import { releaseSeatsJob } from './seats/release-seats-job.ts';
import { loadServerTexts } from './server-texts.ts';
import { retentionJobs } from './session/retention-jobs.ts';
import type { Clock, Shop } from './shop.ts';
import { createSuggester } from './suggest/suggester.ts';

export interface ShopOptions {
  config: Config;
  /** Open and migrated; who opened it closes it, after the app. */
  database: Database;
  /** By default SQL; closed with the app. */
  openSearch: (database: Database, log: FastifyBaseLogger) => OfferSearch;
  contentFolder: string;
  clock: Clock;
  /** Stands between the shop and its provider: proofs give one that is slow and loses answers. */
  payments: (provider: PaymentProvider) => PaymentProvider;
  /** Further background work. */
  jobs: readonly Job[];
  validators: ContractValidators;
}

interface OpenShop {
  shop: Shop;
  bank: SandboxBank;
  /** Null where the sandbox's bank takes payments, or nobody does. */
  stripe: StripeProvider | null;
  /** Null where nobody sends mails. */
  transport: MailTransport | null;
}

/** @throws ContentError for a content file that is wrong */
export async function openShop(app: FastifyInstance, { config, database, openSearch, contentFolder, clock, payments, jobs: furtherJobs, validators }: ShopOptions): Promise<OpenShop> {
  const now = () => dateOf(clock);
  const { kysely } = database;
  const bank = createSandboxBank({ kysely, secret: config.secret, now, deliver: (notice, signature) => deliverNotice(app, notice, signature) });
  const stripe = config.stripe === null ? null : (await import('./payment/stripe/stripe-provider.ts')).createStripeProvider({ ...config.stripe, kysely, origin: config.origin, now });
  const transport = createMailTransport(config, (document) => makeDocument(shop.texts, document));
  const jobs: Job[] = [
    ...retentionJobs(kysely),
    ...(transport === null ? [] : [outboxJob(kysely, transport, now, app.log)]),
    ...(config.sandbox ? [bank.job] : []),
    paymentsJob(() => shop),
    refundsJob(() => shop),
    releaseOrdersJob(() => shop),
    releaseSeatsJob(() => shop),
    activityOrdersJob(() => shop),
    unreadMailsJob(() => shop),
    lapsedClaimsJob(() => shop),
    attachmentsJob({ kysely, dataDir: config.dataDir }),
    ...furtherJobs,
  ];
  const search = openSearch(database, app.log);
  const shop: Shop = {
    config,
    database,
    search,
    placeFacts: createPlaceFacts(search, kysely),
    content: await openContent({ database, folder: contentFolder, validators, clock, log: app.log, isWatched: config.development }),
    suggester: createSuggester(kysely),
    identities: identityClients(config, { settingsOf: (code) => sandboxIdentitySettings(config, code), fetch: (url, options) => askSandbox(app, url, options) }),
    payments: payments(stripe ?? (config.sandbox ? bank.provider : noPaymentProvider)),
    background: createBackgroundWork(jobs, { clock, log: app.log, longestRestMs: Math.min(LONGEST_REST_MS, config.paymentSettleMs) }),
    texts: await loadServerTexts(),
    clock,
    log: app.log,
  };
  return { shop, bank, stripe, transport };
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
