/** For tests: a gateway that speaks Stripe's HTTP, keeps its own books and signs its webhooks; it counts what it captured. */
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface DoubleSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
}

export interface StripeDouble {
  url: string;
  webhookSecret: string;
  /** Payments it took money for, in minor units; `refunded` of them. */
  captures: { paymentId: string; amount: number; refunded: number }[];
  /** How many requests came that made something. */
  created: { sessions: number; refunds: number };
  sessionOf(paymentId: string): DoubleSession | undefined;
  /** The customer pays on the hosted page. @returns the event that Stripe tells, or null when the page is closed */
  pay(paymentId: string): { body: string; signature: string } | null;
  /** As a day later. */
  forgetKeys(): void;
  /** The event again, newly signed, as Stripe repeats it. */
  sign(body: string, at?: number): string;
  close(): Promise<void>;
}

/** Listens on a port of its own until it is closed. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const webhookSecret = `whsec_${randomUUID()}`;
  const sessions = new Map<string, DoubleSession>();
  const answered = new Map<string, { body: string; answer: object }>();
  const captures: StripeDouble['captures'] = [];
  const created = { sessions: 0, refunds: 0 };
  const refunds: { id: string; object: 'refund'; status: 'succeeded'; payment_intent: string; metadata: { refundId: string } }[] = [];

  const sessionOf = (paymentId: string) => [...sessions.values()].find(({ metadata }) => metadata.paymentId === paymentId);
  const sign = (body: string, at = Math.floor(Date.now() / 1000)) => `t=${at},v1=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`;

  function createSession(form: URLSearchParams): object {
    created.sessions += 1;
    const id = `cs_test_${randomUUID()}`;
    const session: DoubleSession = {
      id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', url: `https://checkout.stripe.test/${id}`,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')), currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: { paymentId: form.get('metadata[paymentId]') ?? '' }, payment_intent: null,
      success_url: form.get('success_url') ?? '', cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    return { ...session };
  }

  function refund(form: URLSearchParams): object {
    created.refunds += 1;
    const paymentId = form.get('payment_intent')!.slice('pi_'.length);
    captures.find((capture) => capture.paymentId === paymentId)!.refunded += Number(form.get('amount'));
    const made = { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded', payment_intent: form.get('payment_intent')!, metadata: { refundId: form.get('metadata[refundId]') ?? '' } } as const;
    refunds.push(made);
    return made;
  }

  function expire(session: DoubleSession): object {
    if (session.status !== 'open') throw new Refused(400, 'invalid_request_error', `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`);
    Object.assign(session, { status: 'expired', url: null });
    return session;
  }

  /** The same key with the same words is the same answer; with others it is refused. */
  function onlyOnce(key: string | undefined, body: string, make: () => object): object {
    if (key === undefined) return make();
    const before = answered.get(key);
    if (before !== undefined && before.body !== body) throw new Refused(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters they were first used with.');
    const answer = before?.answer ?? make();
    answered.set(key, { body, answer });
    return answer;
  }

  function handle(request: IncomingMessage, body: string): object {
    if (request.headers.authorization?.startsWith('Bearer sk_test_') !== true) throw new Refused(401, 'invalid_request_error', 'Invalid API Key provided');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
    const form = new URLSearchParams(body);
    const key = request.headers['idempotency-key'] as string | undefined;
    if (request.method === 'POST' && pathname === '/v1/checkout/sessions') return onlyOnce(key, body, () => createSession(form));
    if (request.method === 'POST' && pathname === '/v1/refunds') return onlyOnce(key, body, () => refund(form));
    if (pathname === '/v1/refunds') return { object: 'list', has_more: false, url: pathname, data: refunds.filter(({ payment_intent }) => payment_intent === searchParams.get('payment_intent')) };
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const session = sessions.get(id);
    if (session === undefined) throw new Refused(404, 'invalid_request_error', 'No such checkout session');
    return action === 'expire' ? expire(session) : session;
  }

  const server = createServer((request, response) => {
    // A caller that was killed in the middle of its request gets no answer.
    answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const { status, content } = answerTo(request, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  }
  function answerTo(request: IncomingMessage, body: string): { status: number; content: object } {
    try {
      return { status: 200, content: handle(request, body) };
    } catch (error) {
      const { status, type, message } = error instanceof Refused ? error : new Refused(500, 'api_error', String(error));
      return { status, content: { error: { type, message } } };
    }
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webhookSecret,
    captures,
    created,
    sessionOf,
    forgetKeys: () => answered.clear(),
    sign,
    pay(paymentId) {
      const session = sessionOf(paymentId);
      if (session?.status !== 'open') return null;
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null, payment_intent: `pi_${paymentId}` });
      captures.push({ paymentId, amount: session.amount_total, refunded: 0 });
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type: 'checkout.session.completed', data: { object: session } });
      return { body, signature: sign(body) };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

class Refused extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}
