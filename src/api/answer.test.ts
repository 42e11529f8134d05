import { describe, expect, it } from 'vitest';
import { answeringFetch, clientWith, problem } from './testing/answering-fetch.ts';
import { answerOf, goodAnswerOf } from './answer.ts';

const BANKS = 'GET /api/www/cart/banks-availabilities';
const banks = { banks: [] };

function asking(response: Response) {
  const { fetch } = answeringFetch(response);
  return clientWith(fetch).GET('/api/www/cart/banks-availabilities', {});
}

describe('answers', () => {
  it('throws status, body and headers for 400 and above [http.errors]', async () => {
    const refusal = goodAnswerOf(BANKS, asking(problem(409, 'offer-gone', { status: 409, headers: { 'Retry-After': '3' } })));
    const error = await refusal.catch((reason: unknown) => reason as { headers: Headers });
    expect(error).toMatchObject({ name: 'ApiError', status: 409, body: { code: 'offer-gone', status: 409 } });
    expect((error as { headers: Headers }).headers.get('Retry-After')).toBe('3');
  });

  it('has a variant that gives body, headers, ok and status instead [http.errors]', async () => {
    const good = await answerOf(BANKS, asking(Response.json(banks, { headers: { 'Cart-Id': 'c1' } })));
    expect({ ...good, headers: good.headers.get('Cart-Id') }).toEqual({ body: banks, headers: 'c1', ok: true, status: 200 });
    const bad = await answerOf(BANKS, asking(problem(500, 'broken')));
    expect(bad).toMatchObject({ body: { code: 'broken' }, ok: false, status: 500 });
  });

  it('takes a 204 for an error where no content throws, and for an empty answer elsewhere [http.no-content]', async () => {
    const empty = () => asking(new Response(null, { status: 204 }));
    await expect(answerOf(BANKS, empty(), { noContentThrows: true })).rejects.toMatchObject({ name: 'ApiError', status: 204 });
    expect(await answerOf(BANKS, empty())).toMatchObject({ body: undefined, ok: true, status: 204 });
  });

  it('throws a marker for a redirect that is not followed [http.no-content]', async () => {
    const redirect = new Response(null, { status: 302, headers: { Location: '/prihlaseni' } });
    await expect(goodAnswerOf(BANKS, asking(redirect))).rejects.toMatchObject({ name: 'RedirectMarker', status: 302, location: '/prihlaseni' });
  });

  it.each([
    ['is not JSON', new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'The answer of GET /api/www/cart/banks-availabilities is not JSON'],
    ['lacks a key of the contract', Response.json({ bank: 1 }), 'The answer of GET /api/www/cart/banks-availabilities lacks banks'],
    ['is no object', Response.json(3), 'The answer of GET /api/www/cart/banks-availabilities is not an object'],
  ])('refuses a body that %s [http.errors]', async (_, response, message) => {
    await expect(goodAnswerOf(BANKS, asking(response))).rejects.toMatchObject({ name: 'ContractError', message });
  });
});
