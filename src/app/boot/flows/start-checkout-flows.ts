/** Begins what a reservation has besides its form; loaded there alone. */
import type { FlowSnapshot } from '../../../bus/flows.ts';
import { createCheckoutPorts } from '../../../ports/flows/checkout-ports.ts';
import type { CheckoutData } from '../../../routes/pages/checkout.page.ts';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

export async function startCheckoutFlows(visit: Visit, page: ShownPage): Promise<void> {
  const ports = createCheckoutPorts(visit, () => new Promise(afterPaint));
  const { sharedCart, promoted } = page.state.data as CheckoutData;
  if (sharedCart !== null) await beginFlow(page, 'sharedCart', { ports: { ...ports.sharedCart }, input: sharedCart });
  const checkout = page.bus.actor('checkout')?.getSnapshot() as FlowSnapshot<'checkout'> | undefined;
  const cart = checkout?.context.cart;
  if (cart?.orderId !== null) return;
  const { cartId, expiresAt, paymentVariant, information: { owner } } = cart;
  await beginFlow(page, 'cartExpiry', { ports: { ...ports.cartExpiry }, input: { cartId, until: Date.parse(expiresAt) } });
  await beginFlow(page, 'lastOrder', { ports: { ...ports.lastOrder }, input: { cartId, filledIn: { lastName: owner.lastName, email: owner.email } } });
  await beginFlow(page, 'upsell', { ports: { ...ports.upsell }, input: { holidayId: cartId, promoted } });
  await beginFlow(page, 'cartPayment', { ports: { ...ports.cartPayment }, input: { cartId, variant: paymentVariant } });
  await beginFlow(page, 'cartMail', { ports: { ...ports.cartMail }, input: { cartId } });
}
