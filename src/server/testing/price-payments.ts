/** For proofs: the way from a cart to a paid order, where cart, order, papers, payment and the bank's books must name one price. */
import { sql } from 'kysely';
import type { components } from '../../../openapi/generated/commerce.ts';
import { formatMoney } from '../../domain/prices/money.ts';
import type { DocumentData, ReceiptData, TravelContractData } from '../documents/document-data.ts';
import { opaqueId } from '../security/signature.ts';
import { addsUp, agreedTotal, ask, checkPrice, same, sumOf, wasRefused, type Journey } from './price-journey.ts';
import { detailsFor } from './test-purchase.ts';

type Order = components['schemas']['Order'];

/** However often prices move meanwhile. */
const MOST_TRIES = 3;
const RESERVATION_IS_OVER = { minutes: 31 };

/** Orders what the cart holds at the price of now, and pays all of it or a deposit. */
export async function orderAndPay(journey: Journey): Promise<void> {
  journey.steps.push('order');
  const order = await placeOrder(journey);
  if (order === null) return;
  journey.orders.push(order.orderId);
  await agreesOnPaper(journey, order);
  const seats = order.extras.filter(({ groupType }) => groupType === 'seat');
  if (seats.length > 0 && journey.random.chance(0.05)) await loseSeats(journey, order, sumOf(seats.map(({ price }) => price)));
  else await payOrder(journey, order.orderId, order.totalPrice);
}

async function placeOrder(journey: Journey): Promise<Order | null> {
  const { random } = journey;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (!(await checkPrice(journey))) return null;
    const isForged = random.chance(0.05);
    const answer = await ask(journey, 'post', '/api/www/cart/order', { information: detailsFor(journey.cart), totalPrice: agreedTotal(journey) - (isForged ? 100 : 0), termsAccepted: true });
    if (isForged) same(journey, 'an order at a price that nobody has shown', [answer.status, answer.body.code], [409, 'price-changed']);
    else if (wasRefused(journey, answer, ['offer-gone'])) return null;
    else return ordered(journey, answer.body);
  }
  return null;
}

function ordered(journey: Journey, order: Order): Order {
  const { cart } = journey;
  const lines = ({ extras }: Pick<Order, 'extras'>) => extras.map(({ code, variantCode, optionCode, personRefs, price }) => [code, variantCode, optionCode, personRefs, price]);
  same(journey, 'the order', [order.totalPrice, order.offerPrice, order.duePrice, order.paidPrice], [agreedTotal(journey), cart.offerPrice, agreedTotal(journey), 0]);
  same(journey, 'what the order has of extras', lines(order), lines(cart));
  same(journey, 'the deposit and its days', [order.deposit, order.depositDue, order.balanceDue], [cart.deposit, cart.depositDue, cart.balanceDue]);
  same(journey, 'the first payment of the order', order.paymentVariant, cart.paymentVariant);
  addsUp(journey, 'the order', order);
  return order;
}

/** Mail and travel contract. */
async function agreesOnPaper(journey: Journey, { orderId, totalPrice, currency }: Order): Promise<void> {
  const [mail] = await mailsOf(journey, orderId, 'order-placed');
  const contract = mail?.attachments[0] as TravelContractData | undefined;
  same(journey, 'the contract', [contract?.total, sumOf(contract?.items.map(({ amount }) => amount) ?? []), sumOf(contract?.dues.map(({ amount }) => amount) ?? [])], [totalPrice, totalPrice, totalPrice]);
  same(journey, 'the mail with the price', mail?.plain.includes(formatMoney(totalPrice, currency)), true);
}

/** Nobody pays for half an hour: the seats go, and nobody can pay for them any more. */
async function loseSeats(journey: Journey, { orderId, totalPrice }: Order, priceOfSeats: number): Promise<void> {
  const { world: { app, clock }, visitor } = journey;
  journey.steps.push('seats lost');
  clock.advance(RESERVATION_IS_OVER);
  await visitor.post('/api/www/oauth/token/refresh');
  await app.shop.background.runDue();
  const { status, body } = await start(journey, orderId, { variant: 'full', method: 'card', amount: totalPrice });
  same(journey, 'a payment with lost seats', [status, body.code], [409, 'price-changed']);
  await payOrder(journey, orderId, totalPrice - priceOfSeats);
}

/** In one payment, or in two; refused ones are tried again. */
async function payOrder(journey: Journey, orderId: string, total: number): Promise<void> {
  const { random } = journey;
  journey.steps.push('payment');
  let handedOver = 0;
  for (let tries = 0; tries < MOST_TRIES * 2; tries++) {
    const { body: { order, variants, banks } } = await ask(journey, 'get', `/api/www/cart/payment/${orderId}`);
    const due = total - handedOver;
    same(journey, 'what is due', [order.totalPrice, order.paidPrice, order.duePrice], [total, handedOver, due]);
    addsUp(journey, 'the order to pay', order);
    if (due === 0) return same(journey, 'what can be paid of a paid order', [variants, order.status], [[], 'paid']);
    same(journey, 'what can be paid', variants, [...(variants.length > 1 ? [{ code: 'deposit', amount: order.deposit }] : []), { code: 'full', amount: due }]);
    if (handedOver > 0 && random.chance(0.4)) return same(journey, 'an order with its deposit', order.status, 'deposit-paid');
    const { code: variant, amount } = random.pick<{ code: string; amount: number }>(variants);
    const { code: method } = random.pick<{ code: string }>(banks.filter((bank: { kind: string; available: boolean }) => bank.available && bank.kind !== 'transfer'));
    const isForged = random.chance(0.05);
    const { status, body } = await start(journey, orderId, { variant, method, amount: amount - (isForged ? 100 : 0) });
    if (isForged) {
      same(journey, 'a payment of another amount', [status, body.code], [409, 'price-changed']);
      continue;
    }
    if (status !== 200) return same(journey, 'the start of a payment', [status, body.code], [200]);
    const page = await journey.visitor.get(body.redirectUrl);
    same(journey, 'the bank with the amount', page.body.includes(formatMoney(amount, order.currency)), true);
    const answer = random.pick(['pay', 'pay', 'pay', 'pay-twice', 'refuse', 'close']);
    await journey.visitor.submit(body.redirectUrl, { answer });
    if (answer.startsWith('pay')) {
      handedOver += amount;
      journey.captured += amount;
    }
    await agreesWithBank(journey, { orderId, total, handedOver, paymentId: body.paymentId, amount: answer.startsWith('pay') ? amount : null });
  }
}

function start(journey: Journey, orderId: string, payment: { variant: string; method: string; amount: number }) {
  return ask(journey, 'post', `/api/www/cart/payment/${orderId}`, { ...payment, idempotencyKey: opaqueId() });
}

interface Told {
  orderId: string;
  total: number;
  handedOver: number;
  paymentId: string;
  /** Of this payment; null where the bank took nothing. */
  amount: number | null;
}

/** The bank's books, the order and the receipt. */
async function agreesWithBank(journey: Journey, { orderId, total, handedOver, paymentId, amount }: Told): Promise<void> {
  const { rows: [book] } = await sql<{ taken: number }>`
    select coalesce(sum(book.amount), 0)::int - coalesce((select sum(r.amount) from sandbox_bank_refund r join payment p on p.id = r.payment_id where p.order_id = ${orderId}), 0)::int as taken
    from sandbox_bank_payment book join payment on payment.id = book.payment_id
    where payment.order_id = ${orderId} and book.answer like 'pay%'`.execute(journey.world.kysely);
  const { body: order } = await ask(journey, 'get', `/api/www/cart/shortOrder/${orderId}`);
  same(journey, 'the bank and the order', [book?.taken, order.paidPrice, order.duePrice, order.refunds], [handedOver, handedOver, total - handedOver, []]);
  const receipts = (await mailsOf(journey, orderId, 'payment-received')).filter(({ occasion }) => occasion.endsWith(paymentId));
  if (amount === null) return same(journey, 'receipts of a payment that was none', receipts.length, 0);
  const receipt = receipts[0]?.attachments[0] as ReceiptData | undefined;
  same(journey, 'the receipt', [receipts.length, receipt?.payment.amount, receipt?.paid, receipt?.total, sumOf(receipt?.items.map((item) => item.amount) ?? [])], [1, amount, handedOver, total, total]);
  same(journey, 'the mail with the payment', receipts[0]?.plain.includes(formatMoney(amount, order.currency)), true);
}

function mailsOf({ world: { kysely } }: Journey, orderId: string, occasion: string): Promise<{ occasion: string; plain: string; attachments: DocumentData[] }[]> {
  return kysely.selectFrom('mail_outbox').select(['occasion', 'plain', 'attachments']).where('order_id', '=', orderId).where('occasion', 'like', `${occasion}:%`).execute();
}
