import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { randomOf, type Random } from '../../src/demo/catalogue/random.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import type { Schema } from '../../src/server/db/schema.ts';
import { orderToken } from '../../src/server/security/order-token.ts';
import { opaqueId } from '../../src/server/security/signature.ts';
import { copyOrder } from '../../src/server/testing/payment-trials.ts';
import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { startStripeDouble, type StripeDouble } from '../../src/server/testing/stripe-double.ts';
import { buildTestApp, testConfig, visit as visitApp } from '../../src/server/testing/test-app.ts';
import { placeSomeOrder } from '../../src/server/testing/test-purchase.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop, until, type ShopProcess } from './shop-process.ts';
import { visit } from './visits.ts';

const KILLS = Number(process.env.PROVE_KILLS ?? 100);
const ORDERS_A_KILL = 10;
const SETTLE_MS = 500;
/** A kill falls between the first and the last payment's start, and so long after it. */
const MOST_MS_AFTER = 300;
const PORT = Number(process.env.PROVE_PORT ?? 3391);
const SECRET = 'a secret of this proof only, long enough';

export const killedWhilePaying: Proof = {
  claim: `${KILLS * ORDERS_A_KILL} orders paid in several tabs while the shop's process is killed ${KILLS} times with SIGKILL at random points: the gateway keeps one price an order, and every payment is settled or released`,
  async run() {
    const server = await startPostgresServer();
    const stripe = await startStripeDouble();
    const database = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: mkdtempSync(join(tmpdir(), 'zefira-proof-')) });
    const { kysely } = database;
    const start = () => startShop(PORT, server.url('postgres'), {
      SECRET, SANDBOX: 'on', STRIPE_SECRET_KEY: 'sk_test_proof', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API_URL: stripe.url, PAYMENT_SETTLE_MS: String(SETTLE_MS),
    });
    let shop: ShopProcess | null = null;
    try {
      shop = await start();
      const app = await buildTestApp(database, { clock: () => Temporal.Now.instant(), config: testConfig({ secret: SECRET }) });
      const model = await placeSomeOrder(visitApp(app));
      await app.close();
      const problems: string[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const random = randomOf('kill', kill);
        const orders = await Promise.all(Array.from({ length: ORDERS_A_KILL }, () => copyOrder(kysely, model.orderId)));
        const undelivered: { body: string; signature: string }[] = [];
        const tabs = orders.flatMap((orderId) => Array.from({ length: random.between(2, 3) }, (_, tab) => payInTab(shop!.url, stripe, orderId, randomOf('tab', kill, orderId, tab), undelivered)));
        const killedAt = stripe.created.sessions + random.between(0, ORDERS_A_KILL);
        await Promise.race([Promise.all(tabs), until(async () => stripe.created.sessions >= killedAt, 30_000)]);
        await pause(random.between(0, MOST_MS_AFTER));
        await shop.end('SIGKILL');
        await Promise.all(tabs);
        shop = await start();
        // Webhooks come late, in another order and twice; some never do.
        for (const { body } of undelivered.toSorted(() => random.between(-1, 1))) {
          if (random.chance(0.2)) continue;
          for (let times = random.between(1, 2); times > 0; times--) await webhook(shop.url, body, stripe.sign(body));
        }
        await until(async () => (await unsettled(kysely, stripe, orders)) === 0, 60_000);
        for (const orderId of orders) problems.push(...(await judge(kysely, stripe, orderId)).map((problem) => `${kill}: ${problem}`));
      }
      holds(problems.length === 0, 'Every order agrees with the gateway', problems.slice(0, 20));
      holds(stripe.captures.length > KILLS / 2, 'Enough was paid to say anything', stripe.captures.length);
      return { kills: KILLS, orders: KILLS * ORDERS_A_KILL, 'payments taken': stripe.captures.length, 'of them given back': stripe.captures.filter(({ refunded }) => refunded > 0).length, 'double charges that stay': 0 };
    } finally {
      await shop?.end('SIGKILL');
      await database.close();
      await stripe.close();
      await server.stop();
    }
  },
};

/** One or two choices; the customer pays some of what opens, and Stripe tells the shop, if there is one. */
async function payInTab(origin: string, stripe: StripeDouble, orderId: string, random: Random, undelivered: { body: string; signature: string }[]): Promise<void> {
  const token = orderToken(SECRET, orderId, Date.now() + 3_600_000);
  for (let choices = random.between(1, 2); choices > 0; choices--) {
    await pause(random.between(0, 60));
    const json = { variant: random.pick(['full', 'full', 'deposit']), method: 'card', idempotencyKey: opaqueId() };
    const path = `/api/www/cart/payment/${orderId}?token=${token}`;
    const [answer] = await Promise.all(Array.from({ length: random.between(1, 2) }, () => visit(origin, { path, json })));
    if (answer?.status !== 200 || random.chance(0.2)) continue;
    await pause(random.between(0, 40));
    const event = stripe.pay((JSON.parse(answer.body) as { paymentId: string }).paymentId);
    if (event === null) continue;
    if (random.chance(0.5) || (await webhook(origin, event.body, event.signature)) !== 200) undelivered.push(event);
  }
}

async function webhook(origin: string, body: string, signature: string): Promise<number> {
  return fetch(`${origin}/api/payments/stripe`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body }).then(({ status }) => status, () => 0);
}

/** Payments that something is still to be done for; one that waits for its customer at the gateway is at rest. */
async function unsettled(kysely: Kysely<Schema>, stripe: StripeDouble, orders: string[]): Promise<number> {
  const payments = await kysely.selectFrom('payment').select(['id', 'status', 'redirect_url']).where('order_id', 'in', orders).where('status', 'in', ['pending', 'closing', 'refund-due']).execute();
  return payments.filter(({ id, status, redirect_url }) => status !== 'pending' || redirect_url === null || stripe.sessionOf(id)?.status !== 'open').length;
}

async function judge(kysely: Kysely<Schema>, stripe: StripeDouble, orderId: string): Promise<string[]> {
  const order = await kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const payments = await kysely.selectFrom('payment').select(['id', 'status', 'amount']).where('order_id', '=', orderId).execute();
  const kept = stripe.captures.filter(({ paymentId }) => payments.some(({ id }) => id === paymentId)).reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const paid = payments.filter(({ status }) => status === 'paid').reduce((sum, { amount }) => sum + amount, 0);
  const { rows: [receipts] } = await sql<{ paid: number }>`
    select coalesce(max((attachments -> 0 ->> 'paid')::bigint), 0) as paid from mail_outbox where order_id = ${orderId} and occasion like 'payment-received:%'`.execute(kysely);
  return [
    ...(kept === order.paid_price && paid === order.paid_price && receipts!.paid === order.paid_price ? [] : [`${orderId}: the gateway keeps ${kept}, the payments say ${paid}, the receipt ${receipts!.paid}, the order ${order.paid_price}`]),
    ...(kept <= order.total_price ? [] : [`${orderId}: ${kept} were kept of ${order.total_price}`]),
    ...payments.filter(({ id, status }) => status !== 'pending' && stripe.sessionOf(id)?.status === 'open').map(({ id, status }) => `${id} is ${status} and can still be paid`),
  ];
}
