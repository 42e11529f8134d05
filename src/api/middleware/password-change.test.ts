import { expect, it } from 'vitest';
import { answeringFetch, clientWith, problem } from '../testing/answering-fetch.ts';
import { passwordChange } from './password-change.ts';

it('tells of a 409 with a Password-Change header, and of no other [http.errors]', async () => {
  let told = 0;
  const { fetch } = answeringFetch(
    problem(409, 'offer-gone'),
    Response.json({}, { headers: { 'Password-Change': 'true' } }),
    problem(409, 'password-change', { status: 409, headers: { 'Password-Change': 'true' } }),
  );
  const client = clientWith(fetch, passwordChange(() => { told += 1; }));
  const toldAfter: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await client.GET('/api/www/cart/details', {});
    toldAfter.push(told);
  }
  expect(toldAfter).toEqual([0, 0, 1]);
});
