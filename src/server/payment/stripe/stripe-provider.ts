import Stripe from 'stripe';
import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/market/language.ts';
import type { Currency } from '../../../domain/prices/money.ts';
import type { Schema } from '../../db/schema.ts';
import type { CancelAnswer, OpenedPayment, PaymentMethod, PaymentNotice, PaymentProvider, PaymentToStart } from '../payment-provider.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where Stripe is; tests have a double of their own. */
  apiUrl: string;
}

interface StripeOptions extends StripeSettings {
  kysely: Kysely<Schema>;
  /** Of the shop: where Stripe sends the browser back to. */
  origin: string;
  now: () => Date;
}

export interface StripeProvider extends PaymentProvider {
  /**
   * The notice in a webhook, or null for an event that decides nothing.
   * @param body as it came, byte by byte
   * @throws Stripe.errors.StripeSignatureVerificationError
   */
  noticeOf(body: Buffer, signature: string): PaymentNotice | null;
}

type SessionRequest = Stripe.Checkout.SessionCreateParams;
type Session = Stripe.Checkout.Session;

const CARD: PaymentMethod = { code: 'card', name: 'Visa, Mastercard, Apple Pay, Google Pay', kind: 'card', available: true };
const LOCALES: Record<Language, SessionRequest['locale']> = { cs: 'cs', pl: 'pl', ro: 'ro', uk: 'auto', hu: 'hu' };
const TIMEOUT_MS = 10_000;

/** Stripe's hosted checkout: the browser goes there and comes back, no card number comes near the shop. */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl, kysely, origin, now }: StripeOptions): StripeProvider {
  const { hostname, port, protocol } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    host: hostname, protocol: protocol === 'http:' ? 'http' : 'https', ...(port !== '' && { port }),
    timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false,
  });

  const known = (paymentId: string) => kysely.selectFrom('stripe_session').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

  /** The session of a payment as it is now; asking twice with the payment's key makes one. */
  async function sessionOf(paymentId: string, request: SessionRequest, sessionId: string | null): Promise<Session> {
    if (sessionId !== null) return stripe.checkout.sessions.retrieve(sessionId);
    const { id } = await stripe.checkout.sessions.create(request, { idempotencyKey: `start-${paymentId}` });
    await kysely.updateTable('stripe_session').set({ session_id: id }).where('payment_id', '=', paymentId).execute();
    // A repeated key answers what was true when it was new.
    return stripe.checkout.sessions.retrieve(id);
  }

  async function start(payment: PaymentToStart): Promise<OpenedPayment> {
    await kysely.insertInto('stripe_session')
      .values({ payment_id: payment.paymentId, request: JSON.stringify(requestOf(payment, origin)), session_id: null, created_at: now() })
      .onConflict((conflict) => conflict.doNothing()).execute();
    const row = await known(payment.paymentId);
    if (row === undefined || row.closed || row.request === null) return { status: 'closed' };
    const session = await sessionOf(payment.paymentId, row.request, row.session_id);
    if (session.status === 'expired') return { status: 'closed' };
    return { status: 'open', redirectUrl: session.url ?? origin + payment.returnPath };
  }

  async function cancel(paymentId: string): Promise<CancelAnswer> {
    // Of a payment that Stripe never heard of nothing more than its end is written down, and it never opens.
    const row = await kysely.insertInto('stripe_session')
      .values({ payment_id: paymentId, request: null, session_id: null, closed: true, created_at: now() })
      .onConflict((conflict) => conflict.column('payment_id').doUpdateSet({ closed: true }))
      .returning(['request', 'session_id']).executeTakeFirstOrThrow();
    if (row.request === null) return 'closed';
    const session = await sessionOf(paymentId, row.request, row.session_id);
    if (session.status !== 'open') return session.status === 'expired' ? 'closed' : 'too-late';
    try {
      await stripe.checkout.sessions.expire(session.id);
      return 'closed';
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      // The customer was quicker, or another process closed it.
      const { status } = await stripe.checkout.sessions.retrieve(session.id);
      if (status === 'open') throw error;
      return status === 'expired' ? 'closed' : 'too-late';
    }
  }

  return {
    methods: () => [CARD],
    start,
    cancel,
    async refund({ refundId, paymentId, amount }) {
      const row = await known(paymentId);
      if (row?.session_id == null) throw new Error(`Stripe has taken no money for ${paymentId}`);
      const { payment_intent } = await stripe.checkout.sessions.retrieve(row.session_id);
      if (payment_intent === null) throw new Error(`Stripe has taken no money for ${paymentId}`);
      const intent = typeof payment_intent === 'string' ? payment_intent : payment_intent.id;
      // Stripe forgets keys after a day: a shop that was stopped for longer, before it noted the answer, finds its refund by this.
      const { data: before } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
      if (before.some(({ metadata, status }) => metadata?.refundId === refundId && status !== 'failed' && status !== 'canceled')) return;
      await stripe.refunds.create({ payment_intent: intent, amount, metadata: { refundId } }, { idempotencyKey: `refund-${refundId}` });
    },
    async inquire(paymentId) {
      const row = await known(paymentId);
      if (row?.session_id == null) return null;
      const session = await stripe.checkout.sessions.retrieve(row.session_id);
      return noticeFrom(session, `inquiry-${session.status}-${session.payment_status}`);
    },
    // Stripe signs its own webhooks, see noticeOf.
    verify: () => false,
    noticeOf(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          return noticeFrom(event.data.object, event.id);
        case 'checkout.session.async_payment_failed':
          return noticeFrom(event.data.object, event.id, 'refused');
        default:
          return null;
      }
    },
  };
}

function requestOf({ paymentId, orderNumber, amount, currency, language, returnPath, progressPath }: PaymentToStart, origin: string): SessionRequest {
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    metadata: { paymentId },
    payment_intent_data: { metadata: { paymentId } },
    line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: orderNumber } } }],
    locale: LOCALES[language] ?? 'auto',
    success_url: origin + returnPath,
    cancel_url: origin + progressPath,
  };
}

/** What a session says of its payment; null while it is open or the money is on its way, and for sessions that are not ours. */
function noticeFrom(session: Session, noticeId: string, outcome: PaymentNotice['outcome'] | null = outcomeOf(session)): PaymentNotice | null {
  const paymentId = session.metadata?.paymentId;
  if (paymentId === undefined || outcome === null || session.amount_total === null || session.currency === null) return null;
  return { paymentId, noticeId, outcome, amount: session.amount_total, currency: session.currency.toUpperCase() as Currency };
}

function outcomeOf({ status, payment_status }: Session): PaymentNotice['outcome'] | null {
  if (payment_status === 'paid') return 'paid';
  return status === 'expired' ? 'cancelled' : null;
}
