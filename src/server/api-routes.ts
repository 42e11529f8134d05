import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAdmission, everybody } from './admission.ts';
import { todayOf } from './clock.ts';
import type { compiledContract } from './contract/contract-validators.ts';
import { Problem } from './contract/problem.ts';
import { registerContract } from './contract/register-contract.ts';
import { requireCustomer } from './account/current-customer.ts';
import { handlers } from './handlers/handlers.ts';
import { isOfPurchase, writeRefusal } from './order/refused-purchases.ts';
import { checkParty } from './search-filters/check-party.ts';
import { NOTHING_ALLOWED } from './security/content-security-policy.ts';
import { rateLimitOf } from './security/rate-limits.ts';
import { requireApiKey } from './security/require-api-key.ts';
import { requireSameOrigin } from './security/same-origin.ts';
import { isServerSideRequest } from './security/server-side-request.ts';
import { checkAccessToken } from './session/check-access-token.ts';
import type { Shop } from './shop.ts';

/** Searches from browsers under way at once; they wait for the search thread, most for a few milliseconds. */
const SEARCHES = { targetMs: 400, fewest: 6, most: 64, first: 16 };

interface ApiOptions {
  shop: Shop;
  contract: ReturnType<typeof compiledContract>;
  validateResponses: boolean;
}

/** Every operation of the contract, with who may call it, how often, and what is looked at before its handler. */
export async function apiRoutes(api: FastifyInstance, { shop, contract, validateResponses }: ApiOptions): Promise<void> {
  const { config, database, clock } = shop;
  const searches = config.rateLimit === 0 ? everybody : createAdmission(SEARCHES);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    // What a page asks for while it is rendered was let in with the page.
    if (!isServerSideRequest(request, config)) reply.raw.once('close', searches.enter());
  };
  const refused = writeRefusal(api, shop);
  const refuseBadParty = async ({ body }: FastifyRequest) => checkParty(database.kysely, body as Parameters<typeof checkParty>[1], todayOf(clock));

  api.addHook('onRequest', async (_request, reply) => void reply.headers({ 'Content-Security-Policy': NOTHING_ALLOWED, 'Cache-Control': 'no-store' }));
  registerContract(api, {
    ...contract,
    shop,
    handlers,
    validateResponses,
    routeOptions: ({ area, path, operationId, method, responses, needsApiKey, needsCustomer }) => ({
      ...(isOfPurchase({ path }) && { onError: refused }),
      config: {
        rateLimit: config.rateLimit === 0 ? false : { ...rateLimitOf(operationId, config.rateLimit), allowList: (request: FastifyRequest) => isServerSideRequest(request, config) },
      },
      preHandler: [
        // Once it has arrived whole and by the contract: a body that drips takes nobody's place.
        ...(isSearch(area) ? [admit] : []),
        // Validation says in its answer what is wrong with a party; everything else refuses it.
        ...(operationId === 'validateOffer' ? [] : [refuseBadParty]),
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
}

const isSearch = (area: string) => area === 'search' || area === 'hotel';

function unknownOperation(): never {
  throw new Problem(404, 'unknown-operation', { title: 'The API has no such address' });
}
