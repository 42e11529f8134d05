/** Generates types (TypeScript) and bundled documents (JSON, for the server) from the contract: one pair per area. */
import { mkdir, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const areas = ['common', 'search', 'hotel', 'content', 'session', 'commerce', 'account', 'complaints', 'messages', 'wishlist', 'editor', 'desk', 'excursions'];
/** Areas of a few pages: the table that every page loads does without their answers. */
const unlisted = new Set(['account', 'complaints', 'messages', 'wishlist', 'editor', 'desk', 'excursions']);
const here = new URL('.', import.meta.url);
const out = new URL(process.argv[2] ? `file://${process.argv[2]}/` : 'generated/', here);
/** What the contract says about who may share an operation's answer: `x-shared` of the operation. */
const SHARINGS = ['content', 'prices'];
const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n';

const shared: Record<string, string> = {};
const required: Record<string, string> = {};
const dateFields = new Set<string>();

interface Schema { $ref?: string; required?: string[]; oneOf?: Schema[]; format?: string; items?: Schema }
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
  noteDateFields(document.parsed, document.parsed);
  for (const [path, methods] of Object.entries<Record<string, Operation>>(document.parsed.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const { operationId, 'x-shared': sharing } = operation;
      if (sharing !== undefined && !SHARINGS.includes(sharing)) throw new Error(`${operationId}: x-shared is one of ${SHARINGS.join(', ')}`);
      if (sharing !== undefined) shared[name] = sharing;
      const schema = operation.responses[200]?.content?.['application/json']?.schema;
      if (schema !== undefined && !unlisted.has(area)) required[name] = requiredKeysOf(schema, document.parsed).join(' ');
    }
  }
}
await writeTable('shared-operations', 'sharedOperations', 'Operations whose answers are the same for everybody, and what makes them change: `x-shared` of the contract.', shared);
await writeTable('required-keys', 'requiredKeys', 'What the body of an operation’s good answer must have at its top; a body without keys is an integer.', required);

const fields = [...dateFields].sort().map((field) => `'${field}'`).join(', ');
await writeFile(new URL('date-fields.ts', out), `${banner}/** Fields of the contract that are dates, or lists of them. */\nexport const dateFields = [${fields}] as const;\n`);

/** Notes the properties, wherever they stand, whose schema is that of a date. */
function noteDateFields(part: unknown, document: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties') for (const [name, schema] of Object.entries<Schema>(value)) if (isDate(schema, document)) dateFields.add(name);
    noteDateFields(value, document);
  }
}

function isDate(schema: Schema, document: unknown): boolean {
  const { format, items } = resolve(schema, document);
  return format === 'date' || (items !== undefined && isDate(items, document));
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
