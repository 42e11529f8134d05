import { expect, it } from 'vitest';
import { answeringFetch, clientWith, problem } from '../testing/answering-fetch.ts';
import { errorLog } from './error-log.ts';

it('logs 400 and above, 500 and above with its status text, and nothing below [http.error-log]', async () => {
  const lines: string[] = [];
  const { fetch } = answeringFetch(
    Response.json({ banks: [] }),
    problem(404, 'not-found', { status: 404, statusText: 'Not Found' }),
    problem(503, 'closed', { status: 503, statusText: 'Service Unavailable' }),
  );
  const client = clientWith(fetch, errorLog((line) => lines.push(line)));
  for (let turn = 0; turn < 3; turn += 1) await client.GET('/api/www/cart/banks-availabilities', { params: { query: { locale: 'cs' } } });
  expect(lines).toEqual([
    'GET /api/www/cart/banks-availabilities answered 404',
    'GET /api/www/cart/banks-availabilities answered 503 Service Unavailable',
  ]);
});
