import { readFileSync } from 'node:fs';

/** The areas whose operations the server offers, each a bundled document in `openapi/generated`. */
const AREAS = ['search', 'hotel', 'content', 'session', 'commerce', 'account', 'complaints', 'messages', 'wishlist', 'editor', 'desk', 'excursions'] as const;
const FOLDER = new URL('../../../openapi/generated/', import.meta.url);

interface Reference { $ref: string }
type Referable<Thing> = Thing | Reference;

interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}
interface MessageObject { content?: Record<string, unknown> }
interface OperationObject {
  operationId: string;
  parameters?: Referable<ParameterObject>[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Referable<MessageObject>>;
  /** Where it differs from its area's. */
  security?: SecurityRequirement[];
}
type SecurityRequirement = Partial<Record<'apiKey' | 'customer', string[]>>;

export interface ContractDocument {
  area: string;
  json: Record<string, unknown>;
}

export interface OperationParameter {
  name: string;
  in: ParameterObject['in'];
  required: boolean;
  schema: SchemaPointer;
  default: unknown;
}

/** Where a schema stands: `commerce#/components/schemas/Cart`. */
export type SchemaPointer = string;

export interface ContractOperation {
  area: string;
  operationId: string;
  method: string;
  /** As the contract writes it, `/api/www/cart/payment/{orderId}`. */
  path: string;
  parameters: OperationParameter[];
  body: SchemaPointer | null;
  /** Schema of each status that has a body; null for one without. */
  responses: Map<number, SchemaPointer | null>;
  /** Whether it is refused without the API key [http.api-key]; callbacks of providers and of mails come without. */
  needsApiKey: boolean;
  /** Whether it is refused without a customer's login [account.secured-split]. */
  needsCustomer: boolean;
}

/** Reads the bundled contract. */
export function readContract(): { documents: ContractDocument[]; operations: ContractOperation[] } {
  const documents = AREAS.map((area) => ({
    area,
    json: JSON.parse(readFileSync(new URL(`${area}.json`, FOLDER), 'utf8')) as Record<string, unknown>,
  }));
  return { documents, operations: documents.flatMap(operationsOf) };
}

/** What an area that says nothing asks for. */
const KEY_ONLY: SecurityRequirement[] = [{ apiKey: [] }];

function operationsOf({ area, json }: ContractDocument): ContractOperation[] {
  const ofArea = (json.security as SecurityRequirement[] | undefined) ?? KEY_ONLY;
  const paths = json.paths as Record<string, Record<string, OperationObject>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const here = pointer('paths', path, method);
      const messageSchema = (at: string, message: MessageObject) => {
        const [type] = Object.keys(message.content ?? {});
        return type === undefined ? null : `${area}${at}${pointer('content', type, 'schema').slice(1)}`;
      };
      return {
        area,
        needsApiKey: (operation.security ?? ofArea).some((requirement) => 'apiKey' in requirement),
        needsCustomer: (operation.security ?? ofArea).some((requirement) => 'customer' in requirement),
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((entry, index) => {
          const { at, thing } = follow(json, entry, `${here}/parameters/${index}`);
          return { name: thing.name, in: thing.in, required: thing.required ?? false, schema: `${area}${at}/schema`, default: thing.schema.default };
        }),
        body: operation.requestBody === undefined ? null : messageSchema(`${here}/requestBody`, operation.requestBody),
        responses: new Map(Object.entries(operation.responses).map(([status, entry]) => {
          const { at, thing } = follow(json, entry, `${here}/responses/${status}`);
          return [Number(status), messageSchema(at, thing)];
        })),
      };
    }),
  );
}

function follow<Thing extends object>(document: object, entry: Referable<Thing>, at: string): { at: string; thing: Thing } {
  if (!('$ref' in entry)) return { at, thing: entry };
  const steps = entry.$ref.slice(2).split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const thing = steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Thing;
  return { at: entry.$ref, thing };
}

function pointer(...steps: string[]): string {
  return `#${steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')}`;
}
