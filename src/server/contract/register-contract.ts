import type { FastifyInstance, FastifyRequest, HTTPMethods, RouteShorthandOptions } from 'fastify';
import { REQUEST_BYTES } from '../../domain/market/request-bytes.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../domain/market/language.ts';
import type { Shop } from '../shop.ts';
import type { ContractOperation } from './contract-documents.ts';
import type { ContractValidators, Validate } from './contract-validators.ts';
import type { Call, Handler, Handlers, OperationId } from './operations.ts';
import { Problem } from './problem.ts';
import { isStorable, namesNul } from './storable-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: ContractOperation;
  }
}

interface ContractOptions {
  operations: readonly ContractOperation[];
  validators: ContractValidators;
  shop: Shop;
  handlers: Handlers;
  /** Compares every answer with the contract and turns a difference into 500: for tests. */
  validateResponses: boolean;
  /** More options of an operation's route: its hooks and limits. */
  routeOptions: (operation: ContractOperation) => RouteShorthandOptions;
}


/**
 * Registers every operation of the contract on `app` (a scope of its own), validated by its schemas.
 * @throws Error at start when an operation has no handler, or a handler no operation
 */
export function registerContract(app: FastifyInstance, { operations, validators, shop, handlers, validateResponses, routeOptions }: ContractOptions): void {
  matchHandlers(operations, handlers);
  acceptJsonOnly(app);
  app.setValidatorCompiler(({ schema }) => schema as never);
  app.addHook('onRequest', async ({ url }) => {
    if (namesNul(url)) throw unstorable();
  });
  if (validateResponses) refuseBrokenAnswers(app, validators);

  for (const operation of operations) {
    const handle = handlers[operation.operationId as OperationId] as Handler<OperationId>;
    const status = operation.responses.has(200) ? 200 : 204;
    const { config, ...options } = routeOptions(operation);
    app.route({
      ...options,
      method: operation.method as HTTPMethods,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: REQUEST_BYTES,
      config: { ...config, operation },
      schema: schemasOf(operation, validators),
      handler: async (request, reply) => {
        const answer = await handle(callOf(shop, request, reply));
        reply.code(status);
        // A bare number is an answer too; Fastify serialises objects only.
        return typeof answer === 'number' ? reply.type('application/json').send(JSON.stringify(answer)) : reply.send(answer);
      },
    });
  }
}

/** Compiled already: Fastify only asks for them by the part of the request. */
function schemasOf(operation: ContractOperation, validators: ContractValidators): Record<string, Validate> {
  const parts = {
    params: validators.parameters(operation, 'path'),
    querystring: validators.parameters(operation, 'query'),
    headers: validators.parameters(operation, 'header'),
    body: validators.body(operation),
  };
  return Object.fromEntries(Object.entries(parts).filter((entry): entry is [string, Validate] => entry[1] !== null));
}

function callOf(shop: Shop, request: FastifyRequest, reply: Call<OperationId>['reply']): Call<OperationId> {
  const { params, query, headers, body } = request;
  const market = headers['market-language'];
  const language: Language = (query as { locale?: Language }).locale ?? (isLanguage(market) ? market : DEFAULT_LANGUAGE);
  return { shop, params, query, headers, body, language, request, reply } as unknown as Call<OperationId>;
}

function matchHandlers(operations: readonly ContractOperation[], handlers: Handlers): void {
  const named = new Set(operations.map(({ operationId }) => operationId));
  const unhandled = [...named].filter((id) => !Object.hasOwn(handlers, id));
  const surplus = Object.keys(handlers).filter((id) => !named.has(id));
  if (unhandled.length > 0) throw new Error(`No handler for ${unhandled.join(', ')}`);
  if (surplus.length > 0) throw new Error(`The contract has no operation ${surplus.join(', ')}`);
}

/** Any other content type is refused (415): no form of another site can be read as a command. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // Clients name the type with every POST, also where there is nothing to say [http.json].
    if (text === '') done(null, undefined);
    else parse(request, text as string, (error, body) => {
      // Only an escape can hide what cannot be kept.
      if (error === null && text.includes('\\u') && !isStorable(body)) done(unstorable());
      else done(error, body);
    });
  });
}

function unstorable(): Problem {
  return new Problem(400, 'unstorable-text', { title: 'The request has characters that are no text' });
}

function refuseBrokenAnswers(app: FastifyInstance, validators: ContractValidators): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || typeof payload !== 'string' || reply.statusCode === 500) return payload;
    const declared = operation.responses.get(reply.statusCode);
    const schema = declared ?? (reply.statusCode >= 400 ? `${operation.area}#/components/schemas/Problem` : null);
    const validate = schema === null ? null : validators.schema(schema);
    if (validate === null || validate(JSON.parse(payload || 'null')) === false) {
      const difference = JSON.stringify(validate?.errors ?? 'undeclared status');
      throw new Problem(500, 'answer-breaks-contract', { title: `${operation.operationId} ${reply.statusCode}: ${difference}` });
    }
    return payload;
  });
}
