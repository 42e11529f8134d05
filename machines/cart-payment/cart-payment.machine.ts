import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import type { Bank, Cart, CartPaymentCommand, CartPaymentContext, CartPaymentFact, CartPaymentInput, CartPaymentPorts, CartPaymentVariant } from './cart-payment.types.ts';

/** Before the order: how much is to be paid first, and by which banks it can be paid just now [cart.calls]. */
export const cartPaymentMachine = setup({
  types: {} as {
    input: CartPaymentInput;
    context: CartPaymentContext;
    events: CartPaymentCommand;
    emitted: CartPaymentFact;
  },
  actors: ports<CartPaymentPorts>()({ chooseVariant: 'promise', fetchBanks: 'promise' }),
  actions: {
    wantVariant: assign((_, wanted: CartPaymentVariant) => ({ wanted })),
    noteSent: assign(({ context: { wanted } }) => ({ sent: wanted })),
    takeVariant: assign(({ context: { sent } }) => ({ variant: sent })),
    takeBanks: assign((_, banks: Bank[]) => ({ banks })),
    announceClosedCart: emit({ type: 'cartPayment.cartClosed' }),
    announceChoice: emit((_, cart: Cart) => ({ type: 'cartPayment.chosen' as const, cart })),
  },
  guards: {
    isOther: ({ context }, variant: CartPaymentVariant) => variant !== context.variant,
    // Ordered in another tab, or no cart of this browser any more.
    cartIsClosed: ({ event }) => [404, 409].includes(failureOf(event).status ?? 0),
    wantsOther: ({ context: { sent, wanted } }) => wanted !== sent,
  },
}).createMachine({
  id: 'cartPayment',
  description: 'How much is paid first, and by which banks it can be paid',
  context: ({ input }) => ({ ...input, wanted: input.variant, sent: input.variant, banks: null }),
  type: 'parallel',
  states: {
    variant: {
      description: 'Deposit or the whole price',
      initial: 'chosen',
      states: {
        chosen: {
          description: 'The cart remembers the choice',
          on: {
            'cartPayment.choose': {
              guard: { type: 'isOther', params: ({ event }) => event.variant },
              target: 'saving',
              actions: { type: 'wantVariant', params: ({ event }) => event.variant },
            },
          },
        },
        saving: {
          description: 'The choice travels to the shop; another one waits for the answer, so that the shop has the latest last',
          entry: 'noteSent',
          invoke: {
            id: 'chooseVariant',
            src: 'chooseVariant',
            input: ({ context: { cartId, wanted } }) => ({ cartId, variant: wanted }),
            onDone: { target: 'saved', actions: ['takeVariant', { type: 'announceChoice', params: ({ event }) => event.output }] },
            onError: [
              { guard: 'cartIsClosed', target: 'failed', actions: 'announceClosedCart' },
              { guard: 'wantsOther', target: 'saving', reenter: true },
              { target: 'failed' },
            ],
          },
          on: { 'cartPayment.choose': { actions: { type: 'wantVariant', params: ({ event }) => event.variant } } },
        },
        saved: {
          description: 'Looks whether another was chosen meanwhile',
          always: [{ guard: 'wantsOther', target: 'saving' }, { target: 'chosen' }],
        },
        failed: {
          description: 'The choice was not taken; the page of payment asks for it again',
          on: {
            'cartPayment.retry': 'saving',
            'cartPayment.choose': { target: 'saving', actions: { type: 'wantVariant', params: ({ event }) => event.variant } },
          },
        },
      },
    },
    banks: {
      description: 'Who takes payments just now',
      initial: 'fetching',
      states: {
        fetching: {
          description: 'Asks the shop',
          invoke: {
            id: 'fetchBanks',
            src: 'fetchBanks',
            input: ({ context: { cartId } }) => ({ cartId }),
            onDone: { target: 'known', actions: { type: 'takeBanks', params: ({ event }) => event.output } },
            onError: 'unknown',
          },
        },
        known: { description: 'Banks are shown, and those that are closed' },
        unknown: { description: 'Nothing is said of banks here; the page of payment asks anew' },
      },
    },
  },
});
