/** Generates types (TypeScript) and bundled documents (JSON, for the server) from the contract: one pair per area. */
import { mkdir, writeFile } from 'node:fs/promises';
import { bundle, createConfig } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const areas = ['common', 'search', 'hotel', 'content', 'session', 'commerce'];
const here = new URL('.', import.meta.url);
const out = new URL(process.argv[2] ? `file://${process.argv[2]}/` : 'generated/', here);
const banner = '// Generated from the contract by `npm run generate`. Do not edit.\n';

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
}
