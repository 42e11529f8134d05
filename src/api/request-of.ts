import { operations } from './operations.ts';
import type { InputOf, OperationId } from './operations.ts';

interface RequestParts {
  method: 'get' | 'post' | 'put';
  path: string;
  params: { path: Record<string, unknown>; query: Record<string, unknown>; header: Record<string, string> };
  body?: Record<string, unknown>;
}

/**
 * Puts the input of an operation where the contract wants it: parts of the path, the Cart-Id header, query parameters
 * (all the rest of a GET; those that the table names otherwise) and the body.
 */
export function requestOf<Id extends OperationId>(id: Id, input: InputOf<Id>, locale: string): RequestParts {
  const [method = '', path = '', inQuery = ''] = operations[id][0].split(/[ ?]/);
  const { cartId, ...rest } = input as Record<string, unknown>;
  const parts: RequestParts = {
    method: method.toLowerCase() as RequestParts['method'],
    path,
    params: { path: {}, query: {}, header: cartId === undefined ? {} : { 'Cart-Id': String(cartId) } },
  };
  const body: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest)) {
    const place = path.includes(`{${key}}`) ? parts.params.path : method === 'GET' || key === inQuery ? parts.params.query : body;
    place[key] = value;
  }
  parts.params.query.locale = locale;
  return method === 'GET' ? parts : { ...parts, body };
}
