/** Generates types (TypeScript) and bundled documents (JSON, for the server) from the contract: one pair per area. */
import { mkdir, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const areas = ['common', 'search', 'hotel', 'content', 'session', 'commerce'];
const here = new URL('.', import.meta.url);
const out = new URL(process.argv[2] ? `file://${process.argv[2]}/` : 'generated/', here);
/** What the contract says about who may share an operation's answer: `x-shared` of the operation. */
const SHARINGS = ['content', 'prices'];
const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n';

const shared: Record<string, string> = {};

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
  for (const operation of Object.values(document.parsed.paths ?? {}).flatMap((methods) => Object.values(methods as object))) {
    const { operationId, 'x-shared': sharing } = operation as { operationId?: string; 'x-shared'?: string };
    if (operationId === undefined || sharing === undefined) continue;
    if (!SHARINGS.includes(sharing)) throw new Error(`${operationId}: x-shared is one of ${SHARINGS.join(', ')}`);
    shared[operationId] = sharing;
  }
}
const doc = '/** Operations whose answers are the same for everybody, and what makes them change: `x-shared` of the contract. */\n';
await writeFile(new URL('shared-operations.ts', out), `${banner}${doc}export const sharedOperations = ${JSON.stringify(shared, null, 2).replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'")} as const;\n`);
