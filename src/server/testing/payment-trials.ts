/** For proofs: one order paid in several ways at once, at a bank that is slow, loses requests and answers, and tells late. */
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { SANDBOX_ANSWERS } from '../../demo/bank/sandbox-bank.ts';
import { randomOf, type Random } from '../../demo/catalogue/random.ts';
import type { Schema } from '../db/schema.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { orderToken } from '../security/order-token.ts';
import { opaqueId } from '../security/signature.ts';
import { visit, type TestAnswer, type TestClock } from './test-app.ts';

/** What is wrong with an order when everything has come to rest; nothing is as it must be. */
export interface TrialResult {
  problems: string[];
  /** Payments that the bank took money for, refunded or not. */
  captured: number;
  refunded: number;
}

export interface TrialWorld {
  /** Processes of the shop on one database. */
  apps: readonly FastifyInstance[];
  kysely: Kysely<Schema>;
  clock: TestClock;
  /** An unpaid order that each trial copies: rooms run out sooner than trials. */
  orderId: string;
}

const MOST_DELAY_MS = 4;
const METHODS = ['card', 'aurora', 'vltava', 'sever'];

/** The bank through a bad line: calls take their time, some never arrive, of some the answer is lost. */
export function badLine(seed: string): (bank: PaymentProvider) => PaymentProvider {
  const random = randomOf('bad line', seed);
  return (bank) => {
    const through = <Input, Answer>(call: (input: Input) => Promise<Answer>) => async (input: Input): Promise<Answer> => {
      await pause(random);
      if (random.chance(0.06)) throw new Error('The request was lost');
      const answer = await call(input);
      await pause(random);
      if (random.chance(0.06)) throw new Error('The answer was lost');
      return answer;
    };
    return { ...bank, start: through(bank.start), cancel: through(bank.cancel), refund: through(bank.refund) };
  };
}

/** Two to five tabs pay one order, each in its way, through any of the processes; then the bank's books are looked at. */
export async function runTrial(world: TrialWorld, seed: number): Promise<TrialResult> {
  const random = randomOf('trial', seed);
  const orderId = await copyOrder(world.kysely, world.orderId);
  await Promise.all(Array.from({ length: random.between(2, 5) }, (_, tab) => payInTab(world, orderId, randomOf('tab', seed, tab))));
  // What is left is the work of background jobs, which both processes do at once.
  for (let rounds = 0; rounds < 12 && (await isUnsettled(world.kysely, orderId)); rounds++) {
    world.clock.advance({ seconds: 70 });
    await Promise.all(world.apps.map((app) => app.shop.background.runDue()));
  }
  return judge(world.kysely, orderId);
}

async function payInTab({ apps, clock, kysely }: TrialWorld, orderId: string, random: Random): Promise<void> {
  const visitor = visit(random.pick(apps));
  const order = await kysely.selectFrom('orders').select(['id']).where('id', '=', orderId).executeTakeFirstOrThrow();
  const token = orderToken(random.pick(apps).shop.config.secret, order.id, clock().epochMilliseconds + 3_600_000_000);
  for (let choices = random.between(1, 3); choices > 0; choices--) {
    await pause(random);
    const body = { variant: random.pick(['full', 'full', 'deposit']), method: random.pick(METHODS), idempotencyKey: opaqueId() };
    const start = (): Promise<TestAnswer> => visitor.post(`/api/www/cart/payment/${orderId}?token=${token}`, body);
    let answer = await start();
    // Lost answers are asked for again, with the same key.
    for (let tries = 0; tries < 2 && answer.status === 500; tries++) answer = await start();
    if (answer.status !== 200 || !String(answer.body.redirectUrl).startsWith('/sandbox/bank/')) continue;
    await pause(random);
    const outcome = random.pick([...SANDBOX_ANSWERS, 'pay', 'pay-late', 'leave', 'leave']);
    if (outcome !== 'leave') await visitor.submit(answer.body.redirectUrl, { answer: outcome });
    // The browser comes back from the bank, is reloaded there, or never does.
    await Promise.all(Array.from({ length: random.between(0, 2) }, () => visitor.post('/api/www/payment/confirmations/add', { orderId, token })));
  }
}

async function isUnsettled(kysely: Kysely<Schema>, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment where order_id = ${orderId} and (status in ('closing', 'refund-due') or due_at is not null)
    union all select 1 from sandbox_bank_notice n join payment p on p.id = n.payment_id where p.order_id = ${orderId} and n.sent_at is null`.execute(kysely);
  return rows.length > 0;
}

async function judge(kysely: Kysely<Schema>, orderId: string): Promise<TrialResult> {
  const order = await kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const payments = await kysely
    .selectFrom('payment')
    .leftJoin('sandbox_bank_payment as book', 'book.payment_id', 'payment.id')
    .select(['payment.id', 'payment.status', 'payment.amount', 'book.answer', 'book.refunded_at'])
    .where('payment.order_id', '=', orderId)
    .execute();
  const taken = payments.filter(({ answer }) => answer?.startsWith('pay') === true);
  const kept = taken.filter(({ refunded_at }) => refunded_at === null).reduce((sum, { amount }) => sum + amount, 0);
  const open = payments.filter(({ status, answer }) => answer === null && status !== 'pending');
  const problems = [
    ...(kept === order.paid_price ? [] : [`the bank keeps ${kept} and the order knows of ${order.paid_price}`]),
    ...(kept <= order.total_price ? [] : [`the bank keeps ${kept} of a price of ${order.total_price}`]),
    ...(open.length === 0 ? [] : [`${open.length} payments can still be paid at the bank and are ${open.map(({ status }) => status).join(', ')}`]),
    ...payments.filter(({ status }) => status === 'closing' || status === 'refund-due').map(({ status }) => `a payment is left ${status}`),
  ];
  return { problems, captured: taken.length, refunded: taken.filter(({ refunded_at }) => refunded_at !== null).length };
}

/** The same order once more, unpaid, with a cart of its own. */
export async function copyOrder(kysely: Kysely<Schema>, orderId: string): Promise<string> {
  const id = opaqueId();
  await sql`
    insert into cart select (jsonb_populate_record(c, jsonb_build_object('id', ${`cart-${id}`}::text, 'order_id', null))).*
    from cart c join orders o on o.cart_id = c.id where o.id = ${orderId}`.execute(kysely);
  const { pay_by: _, ...row } = await kysely.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await kysely
    .insertInto('orders')
    .values({ ...row, id, number: id, reference: id, cart_id: `cart-${id}`, offer: JSON.stringify(row.offer), extras: JSON.stringify(row.extras), person_prices: JSON.stringify(row.person_prices), occupancies: JSON.stringify(row.occupancies), wanted_extras: '[]' })
    .execute();
  return id;
}

function pause(random: Random): Promise<void> {
  const ms = random.between(0, MOST_DELAY_MS);
  return new Promise((resolve) => setTimeout(resolve, ms));
}
