import type { Middleware } from 'openapi-fetch';
import { RepeatableRequest } from '../repeatable-request.ts';

const JSON_TYPE = 'application/json';

/** JSON is asked for always and sent with every POST and PUT, an empty object where there is nothing to say [http.json]. */
export function jsonHeaders(): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept', JSON_TYPE);
      const carriesBody = request.method === 'POST' || request.method === 'PUT';
      if (!carriesBody || request.headers.has('Content-Type')) return undefined;
      // A JSON header without a body is refused by parsers.
      return new RepeatableRequest(request, { method: request.method, body: '{}', headers: [...request.headers, ['Content-Type', JSON_TYPE]] });
    },
  };
}
