/** Begins what a reservation has besides its form; loaded there alone. */
import type { FlowSnapshot } from '../../bus/flows.ts';
import { createCheckoutPorts } from '../../ports/checkout-ports.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

export async function startCheckoutFlows(visit: Visit, page: ShownPage): Promise<void> {
  const checkout = page.bus.actor('checkout')?.getSnapshot() as FlowSnapshot<'checkout'> | undefined;
  const cart = checkout?.context.cart;
  if (cart?.orderId !== null) return;
  const ports = createCheckoutPorts(visit.api);
  const promoted = new URLSearchParams(location.search).get('promotedUpsellCodes')?.split(',') ?? [];
  await beginFlow(page, 'upsell', { ports: { ...ports.upsell }, input: { cartId: cart.cartId, promoted } });
}
