import { expect, it } from 'vitest';
import { answeringFetch, clientWith } from '../testing/answering-fetch.ts';
import { basicAuth } from './basic-auth.ts';

it('names the server by basic authentication, in UTF-8 [http.basic-auth]', async () => {
  const { fetch, requests } = answeringFetch(Response.json({}));
  await clientWith(fetch, basicAuth({ user: 'web', password: 'žluť' })).GET('/api/www/cart/details', {});
  expect(requests[0]!.headers.get('Authorization')).toBe(`Basic ${Buffer.from('web:žluť').toString('base64')}`);
});
