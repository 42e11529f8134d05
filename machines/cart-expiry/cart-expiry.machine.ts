import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import { CLOCK_TICK, isNear, isOver } from './cart-expiry.rules.ts';
import type { CartExpiryCommand, CartExpiryContext, CartExpiryFact, CartExpiryInput, CartExpiryPorts, RenewedCart } from './cart-expiry.types.ts';

interface Tick { now: number | undefined }
/** What the clock has told; undefined before its first tick. */
const tick = ({ event }: { event: { snapshot: { context: number | undefined } } }) => ({ now: event.snapshot.context });

/** A cart does not last for ever: it says so in time, and goes on by one press with all that was filled in [cart.calls]. */
export const cartExpiryMachine = setup({
  types: {} as {
    input: CartExpiryInput;
    context: CartExpiryContext;
    events: CartExpiryCommand;
    emitted: CartExpiryFact;
  },
  actors: ports<CartExpiryPorts>()({ clock: 'stream', renewCart: 'promise' }),
  actions: {
    takeTime: assign((_, { now }: Tick) => ({ now: now! })),
    takeEnd: assign((_, { until }: { until: number }) => ({ until })),
    announceEnd: emit({ type: 'cartExpiry.closed' }),
    announceRenewal: emit((_, { cart }: RenewedCart) => ({ type: 'cartExpiry.renewed' as const, cart })),
  },
  guards: {
    isTime: (_, { now }: Tick) => now !== undefined,
    isThisCart: ({ context }, { cartId }: { cartId: string }) => cartId === context.cartId,
    endIsNear: ({ context }) => isNear(context),
    thereIsTime: ({ context }) => !isNear(context),
    isOver: ({ context }) => isOver(context),
    isNotOver: ({ context }) => !isOver(context),
    // Ordered in another tab, or no cart of this browser any more: nothing is left to go on with.
    cartIsClosed: ({ event }) => [404, 409].includes(failureOf(event).status ?? 0),
  },
}).createMachine({
  id: 'cartExpiry',
  description: 'Warns before a cart expires, and goes on with it',
  context: ({ input }) => ({ ...input, now: 0 }),
  initial: 'open',
  states: {
    open: {
      description: 'The cart is there and the clock runs',
      initial: 'lasting',
      invoke: {
        id: 'clock',
        src: 'clock',
        input: { period: CLOCK_TICK, towards: 0 },
        onSnapshot: { guard: { type: 'isTime', params: tick }, actions: { type: 'takeTime', params: tick } },
        // Without its clock the shop still says when an order comes too late.
        onError: {},
      },
      on: {
        'cartExpiry.extend': {
          guard: { type: 'isThisCart', params: ({ event }) => event },
          target: '.lasting',
          actions: { type: 'takeEnd', params: ({ event }) => event },
        },
      },
      states: {
        lasting: {
          description: 'There is time enough; nothing is said',
          always: { guard: 'endIsNear', target: 'ending' },
        },
        ending: {
          description: 'The last ten minutes: the page says so, and a press makes the cart last anew',
          // The computer's clock may have been set back.
          always: [{ guard: 'isOver', target: 'expired' }, { guard: 'thereIsTime', target: 'lasting' }],
          on: { 'cartExpiry.renew': 'renewing' },
        },
        expired: {
          description: 'The price is held no longer; what was filled in is there, and a press goes on with it',
          // The computer's clock may have been set back.
          always: { guard: 'isNotOver', target: 'ending' },
          on: { 'cartExpiry.renew': 'renewing' },
        },
        renewing: {
          description: 'Asks the shop to go on with the cart',
          invoke: {
            id: 'renewCart',
            src: 'renewCart',
            input: ({ context: { cartId } }) => ({ cartId }),
            onDone: {
              target: 'lasting',
              actions: [{ type: 'takeEnd', params: ({ event }) => event.output }, { type: 'announceRenewal', params: ({ event }) => event.output }],
            },
            onError: [{ guard: 'cartIsClosed', target: '#cartExpiry.closed' }, { target: 'renewFailed' }],
          },
        },
        renewFailed: {
          description: 'The shop did not answer; the press can be repeated',
          on: { 'cartExpiry.renew': 'renewing' },
        },
      },
    },
    closed: {
      description: 'The cart was ordered, or is gone: the page of the checkout says what is next',
      entry: 'announceEnd',
    },
  },
});
