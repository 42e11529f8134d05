/** Generates types (TypeScript) and bundled documents (JSON, for the server) from the contract: one pair per area. */
import { mkdir, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const areas = ['common', 'search', 'hotel', 'content', 'session', 'commerce', 'account', 'complaints', 'messages', 'wishlist', 'editor', 'desk', 'excursions'];
/** Areas of a few pages: their answers have a table that is loaded with the first of their calls. */
const ofFewPages = new Set(['commerce', 'account', 'complaints', 'messages', 'editor', 'desk', 'excursions']);
const here = new URL('.', import.meta.url);
const out = new URL(process.argv[2] ? `file://${process.argv[2]}/` : 'generated/', here);
/** What the contract says about who may share an operation's answer: `x-shared` of the operation. */
const SHARINGS = ['content', 'prices'];
const REQUIRED = 'What the body of an operation’s good answer must have at its top, or `integer` or `list` where it is one.';
const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n';

const shared: Record<string, string> = {};
const required: Record<string, string> = {};
const requiredOfFewPages: Record<string, string> = {};
/** Field → operations in whose answers it is a date, and those in whose answers it is something else. */
const answerFields = new Map<string, { asDate: Set<string>; otherwise: Set<string> }>();

type Shape = string | { list: Shape } | { one: Shape[] } | { object: Record<string, Shape> };

/** Areas whose answers are looked through as deep as they go. */
const SHAPED = new Set(['hotel']);
const shapes: Record<string, Shape> = {};
/** Of the schemas that those of operations are made of. */
const namedShapes: Record<string, Shape> = {};

interface Schema { type?: string | string[]; $ref?: string; required?: string[]; oneOf?: Schema[]; format?: string; items?: Schema; properties?: Record<string, Schema>; anyOf?: Schema[]; allOf?: Schema[]; additionalProperties?: Schema | boolean }
interface Operation {
  operationId: string;
  'x-shared'?: string;
  responses: { 200?: { content?: { 'application/json'?: { schema: Schema } } } };
}

await mkdir(out, { recursive: true });
const config = await createConfig({});
for (const area of areas) {
  const source = new URL(`${area}.yaml`, here);
  const { bundle: document, problems } = await bundle({ ref: source.pathname, config, dereference: false });
  const errors = problems.filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(`${area}.yaml: ${errors.map((error) => error.message).join('; ')}`);
  const types = astToString(await openapiTS(source, { exportType: false, alphabetize: false }));
  await writeFile(new URL(`${area}.ts`, out), banner + types);
  await writeFile(new URL(`${area}.json`, out), `${JSON.stringify(document.parsed, null, 1)}\n`);
  for (const [path, methods] of Object.entries<Record<string, Operation>>(document.parsed.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const { operationId, 'x-shared': sharing } = operation;
      if (sharing !== undefined && !SHARINGS.includes(sharing)) throw new Error(`${operationId}: x-shared is one of ${SHARINGS.join(', ')}`);
      if (sharing !== undefined) shared[name] = sharing;
      const schema = operation.responses[200]?.content?.['application/json']?.schema;
      if (schema !== undefined) noteFields(name, schema, document.parsed);
      if (schema !== undefined && SHAPED.has(area)) shapes[name] = shapeOf(schema, document.parsed);
      const keys = schema === undefined ? undefined : requiredOf(schema, document.parsed);
      if (keys !== undefined) (ofFewPages.has(area) || path.startsWith('/api/www/subscriptions') ? requiredOfFewPages : required)[name] = keys;
    }
  }
}
await writeTable('shared-operations', 'sharedOperations', 'Operations whose answers are the same for everybody, and what makes them change: `x-shared` of the contract.', shared);
await writeTable('required-keys', 'requiredKeys', REQUIRED, required);
await writeTable('required-keys-of-few-pages', 'requiredKeysOfFewPages', `${REQUIRED} Of areas that a few pages use.`, requiredOfFewPages);

await writeFile(new URL('answer-shapes.ts', out), `${banner}/** A type of JSON's, \`integer\`, \`any\`, # and the name of a shape, or what something larger is made of; an object's field whose name ends in a question mark may be absent. */
export type Shape = string | { list: Shape } | { one: readonly Shape[] } | { object: Readonly<Record<string, Shape>> };

/** What the good answers of a hotel card's calls are made of. */
export const answerShapes: Readonly<Record<string, Shape>> = ${JSON.stringify(shapes)};
/** What those are made of, by its name after the #. */
export const namedShapes: Readonly<Record<string, Shape>> = ${JSON.stringify(namedShapes)};
`);

/** A field that is also something else wherever it is a date is left out. */
const dates = [...answerFields].filter(([, { asDate, otherwise }]) => [...asDate].some((operation) => !otherwise.has(operation))).sort(([one], [other]) => (one < other ? -1 : 1));
const otherwise = Object.fromEntries(dates.filter(([, field]) => field.otherwise.size > 0).map(([name, field]) => [name, [...field.otherwise].sort()]));
await writeFile(new URL('date-fields.ts', out), `${banner}/** Fields of answers that are dates, or lists of them. */
export const dateFields = [${dates.map(([name]) => `'${name}'`).join(', ')}] as const;
/** Those of them that are something else in the answers of some operations. */
export const otherwiseIn: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(otherwise, null, 2).replaceAll('"', "'")};
`);

/** Notes the fields of an answer, wherever they stand. */
function noteFields(operation: string, schema: Schema, document: unknown, seen = new Set<Schema>()): void {
  const resolved = resolve(schema, document);
  if (seen.has(resolved)) return;
  seen.add(resolved);
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [], additionalProperties } = resolved;
  for (const [name, field] of Object.entries(properties)) {
    const { asDate, otherwise } = answerFields.get(name) ?? { asDate: new Set(), otherwise: new Set() };
    (isDate(field, document) ? asDate : otherwise).add(operation);
    answerFields.set(name, { asDate, otherwise });
  }
  const parts = [...Object.values(properties), ...oneOf, ...anyOf, ...allOf, ...(items ? [items] : []), ...(typeof additionalProperties === 'object' ? [additionalProperties] : [])];
  for (const part of parts) noteFields(operation, part, document, seen);
}

/** A date, a list of them, or either of them or nothing. */
function isDate(schema: Schema, document: unknown): boolean {
  const { format, items, anyOf = [] } = resolve(schema, document);
  return format === 'date' || (items !== undefined && isDate(items, document)) || anyOf.some((choice) => isDate(choice, document));
}

/** The types of a schema and of what it is made of; not its patterns and limits. */
function shapeOf(schema: Schema, document: unknown): Shape {
  const { $ref, type, oneOf, anyOf, items, properties, required: keys = [] } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const shape = shapeOf(resolve(schema, document), document);
    if (typeof shape === 'string') return shape;
    namedShapes[name] = shape;
    return `#${name}`;
  }
  const choices = oneOf ?? anyOf;
  if (choices !== undefined) return { one: choices.map((choice) => shapeOf(choice, document)) };
  if (Array.isArray(type)) return { one: type.map((one) => shapeOf({ ...schema, type: one }, document)) };
  if (type === 'array' && items !== undefined) return { list: shapeOf(items, document) };
  if (type !== 'object' || properties === undefined) return type ?? 'any';
  const fields = Object.entries(properties).map(([name, field]) => [keys.includes(name) ? name : `${name}?`, shapeOf(field, document)] as const);
  return { object: Object.fromEntries(fields) };
}

/** Undefined where anything will do. */
function requiredOf(schema: Schema, document: unknown): string | undefined {
  const { type } = resolve(schema, document);
  if (type === 'integer') return 'integer';
  return type === 'array' ? 'list' : requiredKeysOf(schema, document).join(' ') || undefined;
}

/** Of a choice, what all have in common. */
function requiredKeysOf(schema: Schema, document: unknown): string[] {
  const { required: keys = [], oneOf } = resolve(schema, document);
  return oneOf === undefined ? keys : oneOf.map((choice) => requiredKeysOf(choice, document)).reduce((common, some) => common.filter((key) => some.includes(key)));
}

function resolve(schema: Schema, document: unknown): Schema {
  if (schema.$ref === undefined) return schema;
  return schema.$ref.slice(2).split('/').reduce((part, key) => (part as Record<string, unknown>)[key], document) as Schema;
}

async function writeTable(file: string, name: string, doc: string, rows: Record<string, string>): Promise<void> {
  const text = JSON.stringify(rows, null, 2).replaceAll('"', "'");
  await writeFile(new URL(`${file}.ts`, out), `${banner}/** ${doc} */\nexport const ${name} = ${text} as const;\n`);
}
