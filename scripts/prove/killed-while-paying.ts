import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { randomOf } from '../../src/demo/catalogue/random.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import type { Schema } from '../../src/server/db/schema.ts';
import { copyOrder } from '../../src/server/testing/payment-trials.ts';
import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { startStripeDouble, type StripeDouble } from '../../src/server/testing/stripe-double.ts';
import { buildTestApp, testConfig, visit as visitApp } from '../../src/server/testing/test-app.ts';
import { placeSomeOrder } from '../../src/server/testing/test-purchase.ts';
import { payInTab, placeOrder, someOffers, deliverLate, type PaymentWorld } from './paying-customers.ts';
import { holds, type Proof } from './proof.ts';
import { pause, startShop, until, type ShopProcess } from './shop-process.ts';

const KILLS = Number(process.env.PROVE_KILLS ?? 100);
/** The first of them: several runs one after another are one proof. */
const FIRST_KILL = Number(process.env.PROVE_SEED ?? 0);
const ORDERS_A_KILL = 10;
/** More than a process needs to start on a busy machine, in milliseconds. */
const PATIENCE_MS = 600_000;
/** Of them so many are placed through the process that is killed; the others are copies of one, for rooms run out. */
const PLACED_A_KILL = 3;
const SETTLE_MS = 500;
/** A kill falls between the first and the last payment's start, and so long after it. */
const MOST_MS_AFTER = 300;
const PORT = Number(process.env.PROVE_PORT ?? 3391);
const SECRET = 'a secret of this proof only, long enough';

export const killedWhilePaying: Proof = {
  claim: `${KILLS * ORDERS_A_KILL} orders paid in several tabs, ${KILLS * PLACED_A_KILL} of them placed as well, while the shop's process is killed ${KILLS} times with SIGKILL at random points: each cart is one order, the gateway keeps one price an order, and every payment is settled or released`,
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
      const world: PaymentWorld = { origin: shop.url, secret: SECRET, stripe, deliveries: [], undelivered: [] };
      const offers = await someOffers(shop.url);
      // Ended in peace it leaves its code compiled for those that are killed.
      await shop.end('SIGTERM');
      shop = await start();
      for (let kill = FIRST_KILL; kill < FIRST_KILL + KILLS; kill++) {
        const random = randomOf('kill', kill);
        const copies = await Promise.all(Array.from({ length: ORDERS_A_KILL - PLACED_A_KILL }, () => copyOrder(kysely, model.orderId)));
        const pay = (orderId: string, customer: number) => Promise.all(Array.from({ length: randomOf('customer', kill, customer).between(2, 3) }, (_, tab) => payInTab(world, orderId, randomOf('tab', kill, customer, tab))));
        const customers = [
          ...copies.map(async (orderId, customer) => {
            await pay(orderId, customer);
            return orderId;
          }),
          ...Array.from({ length: PLACED_A_KILL }, async (_, place) => {
            const { order: { orderId }, cartId, problems: found } = await placeOrder(world, offers, randomOf('order', kill, place));
            problems.push(...found, ...(await judgeOrder(kysely, cartId, orderId)).map((problem) => `${kill}: ${problem}`));
            await pay(orderId, copies.length + place);
            return orderId;
          }),
        ];
        const killedAt = stripe.created.sessions + random.between(0, ORDERS_A_KILL);
        await Promise.race([Promise.all(customers), until(async () => stripe.created.sessions >= killedAt, PATIENCE_MS)]);
        await pause(random.between(0, MOST_MS_AFTER));
        await shop.end('SIGKILL');
        shop = await start();
        const orders = await Promise.all(customers);
        await Promise.all(world.deliveries.splice(0));
        await deliverLate(world, random);
        await until(async () => (await unsettled(kysely, stripe, orders)) === 0, PATIENCE_MS);
        for (const orderId of orders) problems.push(...(await judge(kysely, stripe, orderId)).map((problem) => `${kill}: ${problem}`));
      }
      holds(problems.length === 0, 'Every order agrees with the gateway', problems.slice(0, 20));
      holds(stripe.captures.length > KILLS / 2, 'Enough was paid to say anything', stripe.captures.length);
      return { kills: KILLS, orders: KILLS * ORDERS_A_KILL, 'of them placed meanwhile': KILLS * PLACED_A_KILL, 'payments taken': stripe.captures.length, 'of them given back': stripe.captures.filter(({ refunded }) => refunded > 0).length, 'double charges that stay': 0 };
    } finally {
      await shop?.end('SIGKILL');
      await database.close();
      await stripe.close();
      await server.stop();
    }
  },
};

/** However often and whenever it was asked for, a cart is one order with one mail. */
async function judgeOrder(kysely: Kysely<Schema>, cartId: string, orderId: string): Promise<string[]> {
  const orders = await kysely.selectFrom('orders').select('id').where('cart_id', '=', cartId).execute();
  const mails = await kysely.selectFrom('mail_outbox').select('id').where('order_id', '=', orderId).where('occasion', 'like', 'order-placed:%').execute();
  return orders.length === 1 && orders[0]!.id === orderId && mails.length === 1 ? [] : [`cart ${cartId} is ${orders.length} orders, answered as ${orderId}, with ${mails.length} mails`];
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
