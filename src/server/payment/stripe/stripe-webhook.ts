import type { FastifyInstance } from 'fastify';
import { recordActivityNotice } from '../../activities/activity-payments.ts';
import { Problem } from '../../contract/problem.ts';
import { writeRefusal } from '../../order/refused-purchases.ts';
import { takeNotice } from '../record-notice.ts';
import type { StripeProvider } from './stripe-provider.ts';

export const STRIPE_WEBHOOK_PATH = '/api/payments/stripe';

/** Stripe tells what became of a payment; its signature is over the bytes as they came. */
export async function stripeWebhook(app: FastifyInstance, { stripe }: { stripe: StripeProvider }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(STRIPE_WEBHOOK_PATH, { onError: writeRefusal(app, app.shop) }, async (request, reply) => {
    const signature = request.headers['stripe-signature'];
    const notice = noticeIn(stripe, request.body as Buffer, typeof signature === 'string' ? signature : '');
    if (notice !== null && (await recordActivityNotice(app.shop, notice)) === null) await takeNotice(app.shop, notice);
    return reply.send({ received: true });
  });
}

function noticeIn(stripe: StripeProvider, body: Buffer, signature: string) {
  try {
    return stripe.noticeOf(body, signature);
  } catch (error) {
    throw new Problem(401, 'signature-invalid', { title: 'The signature does not hold', cause: error });
  }
}
