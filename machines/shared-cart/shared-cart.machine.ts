import { emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import type { Cart, SharedCartCommand, SharedCartFact, SharedCartInput, SharedCartPorts } from './shared-cart.types.ts';

/** A holiday that was mailed, looked at elsewhere; a press puts it into a cart of this browser, without its people [cart.calls]. */
export const sharedCartMachine = setup({
  types: {} as { input: SharedCartInput; context: SharedCartInput; events: SharedCartCommand; emitted: SharedCartFact },
  actors: ports<SharedCartPorts>()({ takeCart: 'promise' }),
  actions: {
    announceTaking: emit((_, cart: Cart) => ({ type: 'sharedCart.taken' as const, cart })),
  },
  guards: {
    linkIsOld: ({ context }) => context.shared === null,
    linkIsRefused: ({ event }) => failureOf(event).status === 404,
    offerIsGone: ({ event }) => failureOf(event).code === 'offer-gone',
  },
}).createMachine({
  id: 'sharedCart',
  description: 'Shows a mailed holiday, and goes on with it here',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether the link still shows something',
      always: [{ guard: 'linkIsOld', target: 'missing' }, { target: 'shown' }],
    },
    shown: {
      description: 'The holiday and its price, nothing of its people',
      on: { 'sharedCart.take': 'taking' },
    },
    taking: {
      description: 'Puts the holiday into a cart of this browser; a second press puts nothing',
      invoke: {
        id: 'takeCart',
        src: 'takeCart',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'taken', actions: { type: 'announceTaking', params: ({ event }) => event.output } },
        onError: [{ guard: 'offerIsGone', target: 'gone' }, { guard: 'linkIsRefused', target: 'missing' }, { target: 'takeFailed' }],
      },
    },
    takeFailed: {
      description: 'The shop did not answer; the press can be repeated',
      on: { 'sharedCart.take': 'taking' },
    },
    taken: { description: 'The reservation of this browser opens' },
    gone: { description: 'The holiday is no longer sold; the page leads to its hotel' },
    missing: { description: 'The link is too old or not the shop’s; the page leads to offers' },
  },
});
