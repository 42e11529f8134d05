/** For proofs: customers who order and pay at Stripe's double through a process that may be killed at any point. */
import type { components } from '../../openapi/generated/commerce.ts';
import { API_KEY } from '../../src/api/api-key.ts';
import type { Random } from '../../src/demo/catalogue/random.ts';
import { orderToken } from '../../src/server/security/order-token.ts';
import { opaqueId } from '../../src/server/security/signature.ts';
import type { StripeDouble } from '../../src/server/testing/stripe-double.ts';
import { detailsFor, offersRequest, TWO_ADULTS } from '../../src/server/testing/test-purchase.ts';
import { pause } from './shop-process.ts';

type Schemas = components['schemas'];

export interface PaymentWorld {
  /** Of the shop, whichever process answers there. */
  origin: string;
  secret: string;
  stripe: StripeDouble;
  /** Webhooks under way. */
  deliveries: Promise<void>[];
  /** Webhooks that nobody took; Stripe repeats them. */
  undelivered: { body: string; signature: string }[];
}

/** Someone who asks until the shop answers gives up after this, in milliseconds. */
const PATIENCE_MS = 600_000;
/** A webhook comes so much later, in milliseconds. */
const LATEST_WEBHOOK_MS = 400;
const FIRST_DAY = { days: 60 };
const WEEKS = 52;

/** One browser: its cookies and its cart. */
class Browser {
  private readonly origin: string;
  private readonly cookies = new Map<string, string>();
  private cartId = 'undefined';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** @returns status 0 when the process has gone */
  async ask<Answer>(path: string, body?: unknown): Promise<{ status: number; body: Answer }> {
    try {
      const response = await fetch(this.origin + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'api-key': API_KEY, 'cart-id': this.cartId, cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? { accept: 'text/html' } : { 'content-type': 'application/json' }),
        },
        redirect: 'manual',
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
        this.cookies.set(name, value);
      }
      this.cartId = response.headers.get('cart-id') ?? this.cartId;
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Answer };
    } catch {
      return { status: 0, body: undefined as Answer };
    }
  }

  /** Again and again while nobody answers, or somebody who is in trouble. @throws after ten minutes */
  async askPatiently<Answer>(path: string, body?: unknown): Promise<{ status: number; body: Answer }> {
    const began = performance.now();
    for (;;) {
      const answer = await this.ask<Answer>(path, body);
      if (answer.status > 0 && answer.status < 500) return answer;
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${path} was answered ${answer.status} for ten minutes`);
      await pause(100);
    }
  }
}

/** Offers that leave late enough for a deposit, week by week: each of a hotel's weeks has rooms of its own. */
export async function someOffers(origin: string): Promise<string[]> {
  const browser = new Browser(origin);
  const first = Temporal.Now.plainDateISO('Europe/Prague').add(FIRST_DAY);
  const weeks = await Promise.all(Array.from({ length: WEEKS }, (_, weeks) => {
    const from = first.add({ weeks });
    return browser.askPatiently<{ offers: { offerCode: string }[] }>('/api/www/search/offers', { ...offersRequest('WS'), departureDateFrom: from.toString(), departureDateTo: from.add({ days: 6 }).toString(), metaData: { page: 0, pageSize: 60, sorting: 'price' } });
  }));
  return weeks.flatMap(({ body }) => body.offers.map(({ offerCode }) => offerCode));
}

/**
 * From an offer to an order, asked for once or twice at once, and again until it is answered.
 * @returns the order and what was answered besides
 */
export async function placeOrder({ origin }: Pick<PaymentWorld, 'origin'>, offers: readonly string[], random: Random): Promise<{ order: Schemas['Order']; cartId: string; problems: string[] }> {
  const refusals: unknown[] = [];
  for (let tries = 0; tries < 20; tries++) {
    const browser = new Browser(origin);
    const { status, body: cart } = await browser.askPatiently<Schemas['Cart']>('/api/www/cart/product', { offerCode: random.pick(offers), occupancies: TWO_ADULTS });
    if (status !== 200) {
      refusals.push(status);
      continue;
    }
    const request = { information: detailsFor(cart), totalPrice: cart.totalPrice, termsAccepted: true };
    const answers = await Promise.all(Array.from({ length: random.between(1, 2) }, () => browser.askPatiently<Schemas['Order'] & { code?: string }>('/api/www/cart/order', request)));
    if (answers.every((answer) => answer.body.code === 'offer-gone')) {
      refusals.push('offer-gone');
      continue;
    }
    const [{ body: order }] = answers as [typeof answers[number]];
    const isSame = answers.every((answer) => answer.status === 200 && answer.body.orderId === order.orderId && answer.body.totalPrice === cart.totalPrice);
    return { order, cartId: cart.cartId, problems: isSame ? [] : [`cart ${cart.cartId} was answered ${JSON.stringify(answers.map((answer) => [answer.status, answer.body.code ?? answer.body.orderId]))}`] };
  }
  throw new Error(`No offer of ${offers.length} could be ordered: ${refusals.join(', ')}`);
}

/** One or two choices; the customer pays some of what opens, comes back or does not, and Stripe tells the shop. */
export async function payInTab(world: PaymentWorld, orderId: string, random: Random): Promise<void> {
  const { origin, secret, stripe } = world;
  const browser = new Browser(origin);
  const token = orderToken(secret, orderId, Date.now() + 3_600_000);
  for (let choices = random.between(1, 2); choices > 0; choices--) {
    await pause(random.between(0, 60));
    const body = { variant: random.pick(['full', 'full', 'deposit']), method: 'card', idempotencyKey: opaqueId() };
    const path = `/api/www/cart/payment/${orderId}?token=${token}`;
    const [answer] = await Promise.all(Array.from({ length: random.between(1, 2) }, () => browser.ask<{ paymentId: string }>(path, body)));
    if (answer?.status !== 200) continue;
    const { paymentId } = answer.body;
    const session = stripe.sessionOf(paymentId);
    await pause(random.between(0, 40));
    const event = random.chance(0.2) ? null : stripe.pay(paymentId);
    if (event !== null) deliver(world, event, random);
    if (session !== undefined && random.chance(0.7)) await comeBack(browser, event === null ? session.cancel_url : session.success_url, { orderId, token }, random);
  }
}

/** The page that the bank leads back to and what it asks; who finds nobody there reloads it or goes away. */
async function comeBack(browser: Browser, url: string, key: { orderId: string; token: string }, random: Random): Promise<void> {
  const { pathname, search } = new URL(url);
  const ask = random.chance(0.5) ? browser.askPatiently.bind(browser) : browser.ask.bind(browser);
  await ask(pathname + search);
  await Promise.all(Array.from({ length: random.between(1, 2) }, () => ask('/api/www/payment/confirmations/add', key)));
}

/** At once or later, up to three times, also at the same time; what nobody takes is repeated once there is a shop again. */
function deliver({ origin, stripe, deliveries, undelivered }: PaymentWorld, event: { body: string; signature: string }, random: Random): void {
  const isLate = random.chance(0.5);
  const isTaken = Array.from({ length: random.between(1, 3) }, async () => {
    if (isLate) await pause(random.between(20, LATEST_WEBHOOK_MS));
    return (await webhook(origin, event.body, stripe.sign(event.body))) === 200;
  });
  deliveries.push(Promise.all(isTaken).then((taken) => { if (!taken.includes(true)) undelivered.push(event); }));
}

/** Late, in another order and twice; some never come. */
export async function deliverLate({ origin, stripe, undelivered }: PaymentWorld, random: Random): Promise<void> {
  for (const { body } of undelivered.splice(0).toSorted(() => random.between(-1, 1))) {
    if (random.chance(0.2)) continue;
    for (let times = random.between(1, 2); times > 0; times--) await webhook(origin, body, stripe.sign(body));
  }
}

async function webhook(origin: string, body: string, signature: string): Promise<number> {
  return fetch(`${origin}/api/payments/stripe`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body }).then(({ status }) => status, () => 0);
}
