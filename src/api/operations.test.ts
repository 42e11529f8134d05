import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contractFault, operations } from './operations.ts';

interface Schema { $ref?: string; type?: string; required?: string[]; oneOf?: Schema[] }
interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name?: string; in?: string }[];
  requestBody?: object;
  responses: { 200?: { content?: { 'application/json'?: { schema: Schema } } } };
}
interface Contract { paths: Record<string, Record<string, Operation>> }

const areas = ['search', 'hotel', 'content', 'session', 'commerce'];

/** The table's row that the contract asks for. */
function rowOf(document: Contract, path: string, method: string, operation: Operation): [string, string] {
  const follow = <Target>({ $ref }: { $ref?: string }): Target =>
    $ref!.slice(2).split('/').reduce((part, key) => (part as Record<string, unknown>)[key], document as unknown) as Target;
  const resolve = <Part extends { $ref?: string }>(part: Part): Part => (part.$ref === undefined ? part : follow<Part>(part));
  const schema = resolve(operation.responses[200]!.content!['application/json']!.schema);
  const choices = schema.oneOf?.map((choice) => resolve(choice).required ?? []) ?? [schema.required ?? []];
  const required = choices.reduce((common, keys) => common.filter((key) => keys.includes(key)));
  const inQuery = (operation.parameters ?? []).map(resolve)
    .filter((parameter) => operation.requestBody && parameter.in === 'query' && parameter.name !== 'locale')
    .map(({ name }) => `?${name}`);
  return [`${method.toUpperCase()} ${path}${inQuery.join('')}`, required.join(' ')];
}

const contract = new Map(areas.flatMap((area) => {
  const document = JSON.parse(readFileSync(new URL(`../../openapi/generated/${area}.json`, import.meta.url), 'utf8')) as Contract;
  return Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods)
    .filter(([, operation]) => operation.responses[200]?.content?.['application/json'])
    .map(([method, operation]) => [operation.operationId, rowOf(document, path, method, operation)] as const));
}));

describe('table of operations', () => {
  it.each(Object.entries(operations))('has %s as the contract has it [http.errors]', (id, row) => {
    expect(row).toEqual(contract.get(id));
  });

  it('takes an integer where the contract says so [http.errors]', () => {
    expect([contractFault('countOffers', 0), contractFault('countOffers', 1.5), contractFault('countOffers', { count: 1 })])
      .toEqual([undefined, 'is not an integer', 'is not an integer']);
  });
});
