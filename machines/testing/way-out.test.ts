import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { activityBasketPaths } from '../activity-basket/activity-basket.paths.ts';
import { activityOrderPaths } from '../activity-order/activity-order.paths.ts';
import { cartExpiryPaths } from '../cart-expiry/cart-expiry.paths.ts';
import { checkoutPaths } from '../checkout/checkout.paths.ts';
import { paymentConfirmPaths } from '../payment-confirm/payment-confirm.paths.ts';
import { paymentProcessPaths } from '../payment-process/payment-process.paths.ts';
import { paymentPaths } from '../payment/payment.paths.ts';
import { sharedCartPaths } from '../shared-cart/shared-cart.paths.ts';
import { upsellPaths } from '../upsell/upsell.paths.ts';
import { pathsOf } from './path-coverage.ts';
import { waysOut } from './way-out.ts';

describe('over the whole graph, from every reachable state there is a way to done, to a safe exit or to a person', () => {
  it.each([
    // Pages of these lead on by links, or tell whom to call.
    ['checkout', checkoutPaths, ['step.placed', 'step.alreadyOrdered', 'step.orderedOtherwise', 'step.gone', 'step.missing']],
    // The reservation is ordered beside it, from the checkout's own button.
    ['upsell', upsellPaths, ['extras', 'loadFailed']],
    ['payment', paymentPaths, ['redirecting', 'paid', 'cancelled', 'missing'], { further: [{ type: 'payment.chooseMethod', method: 'card' }] }],
    ['payment confirmation', paymentConfirmPaths, ['paid', 'refused', 'cancelled', 'missing', 'nothing']],
    ['payment process', paymentProcessPaths, ['paid', 'refused', 'cancelled', 'nothing', 'missing']],
    ['cart expiry', cartExpiryPaths, ['open.lasting', 'closed']],
    ['shared cart', sharedCartPaths, ['taken', 'gone', 'missing']],
    // An empty basket leads to activities by a link.
    ['activity basket', activityBasketPaths, ['ordered'], { isSafe: ({ context }: { context: { cart: { items: unknown[] } | null } }) => context.cart?.items.length === 0 }],
    ['activity order', activityOrderPaths, ['leaving', 'paid', 'refused', 'returned', 'settled', 'cancelled']],
  ] as const)('%s [checkout.flow] [upsell.flow] [payment.resume]', (...[, paths, ends, more]) => {
    const { states, stuck, dead } = waysOut(paths as never, ends, more as never);
    expect({ stuck, dead }).toEqual({ stuck: [], dead: [] });
    expect(states).toBeGreaterThan(3);
  });

  it('would find a state that nothing leads out of, and one that only waits for nothing', () => {
    const machine = setup({ types: {} as { events: { type: 'go' } } }).createMachine({ id: 'trap', initial: 'open', states: { open: { on: { go: 'stuck' } }, stuck: {}, done: {} } });
    const { stuck, dead } = waysOut(pathsOf(machine, [{ input: undefined as never, events: [{ type: 'go' }] }]), ['done']);
    expect([stuck.length, dead.length]).toEqual([2, 1]);
  });
});
