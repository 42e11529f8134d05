import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeDouble, type StripeDouble } from './stripe-double.ts';

describe("Stripe's double", () => {
  let stripe: StripeDouble;
  beforeAll(async () => { stripe = await startStripeDouble(); });
  afterAll(() => stripe.close());

  const ask = async (path: string, { key = 'sk_test_1', ...init }: RequestInit & { key?: string } = {}) => {
    const response = await fetch(`${stripe.url}${path}`, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });
    return { status: response.status, body: await response.json() };
  };

  it('answers what it refuses, and lives on', async () => {
    expect(await ask('/v1/checkout/sessions/cs_none', { key: 'another' })).toMatchObject({ status: 401, body: { error: { type: 'invalid_request_error' } } });
    expect(await ask('/v1/checkout/sessions/cs_none')).toMatchObject({ status: 404, body: { error: { message: 'No such checkout session' } } });
    expect(await ask('/v1/refunds', { method: 'POST', body: 'payment_intent=pi_none&amount=1' })).toMatchObject({ status: 500, body: { error: { type: 'api_error' } } });
    const create = (amount: number) => ask('/v1/checkout/sessions', { method: 'POST', body: `line_items[0][price_data][unit_amount]=${amount}`, headers: { 'idempotency-key': 'one' } });
    expect(await create(100)).toMatchObject({ status: 200, body: { amount_total: 100 } });
    expect(await create(200)).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('outlives a caller that is killed in the middle of its request', async () => {
    const { port } = new URL(stripe.url);
    const caller = connect(Number(port), '127.0.0.1');
    await once(caller, 'connect');
    caller.write('POST /v1/refunds HTTP/1.1\r\nhost: stripe.test\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\npayment');
    // Its leave to go on says that the request is being read.
    await once(caller, 'data');
    caller.resetAndDestroy();
    expect(await ask('/v1/checkout/sessions/cs_none')).toMatchObject({ status: 404 });
  });
});
