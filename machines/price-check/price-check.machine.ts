import { assign, emit, setup } from 'xstate';
import type { OfferCheck, PriceCheckCommand, PriceCheckContext, PriceCheckFact, PriceCheckInput, PriceCheckPorts, Stay } from './price-check.types.ts';
import { isItem, ports } from '../port.ts';
import { checkOf, hasAnotherPrice, isGone, SHELF_LIFE } from './price-check.rules.ts';

/** What makes a price old; in both states that wait for it the same. */
const growsOld = {
  invoke: { id: 'priceMoments', src: 'priceMoments', input: { period: SHELF_LIFE }, onSnapshot: { guard: 'isOld', target: 'checking' }, onError: {} },
} as const;

/** Whether the offer of a page that has been open for long still costs what the page says. */
export const priceCheckMachine = setup({
  types: {} as {
    input: PriceCheckInput;
    context: PriceCheckContext;
    events: PriceCheckCommand;
    emitted: PriceCheckFact;
    tags: 'busy';
  },
  actors: ports<PriceCheckPorts>()({ validateOffer: 'promise', priceMoments: 'stream' }),
  actions: {
    takeStay: assign((_, { stay }: { stay: Stay }) => ({ stay, newPrice: null })),
    takeNewPrice: assign((_, { totalPrice }: Pick<OfferCheck, 'totalPrice'>) => ({ newPrice: totalPrice })),
    emitOutdated: emit({ type: 'priceCheck.outdated' as const }),
  },
  guards: {
    offerStands: ({ context }) => context.stay !== null,
    isOld: ({ event }) => isItem(event, 'old'),
    isGone: (_, check: OfferCheck) => isGone(check),
    hasAnotherPrice: (_, check: OfferCheck) => hasAnotherPrice(check),
  },
}).createMachine({
  id: 'priceCheck',
  description: 'The price of the offer that stands, looked at again when the page has been open for long.',
  context: ({ input }) => ({ ...input, newPrice: null }),
  initial: 'deciding',
  on: {
    'priceCheck.follow': { actions: { type: 'takeStay', params: ({ event }) => event }, target: '.fresh' },
    'priceCheck.show': { guard: 'offerStands', actions: { type: 'takeNewPrice', params: ({ event }) => event }, target: '.changed' },
  },
  states: {
    deciding: {
      description: 'An offer stands, or is awaited.',
      always: [{ guard: 'offerStands', target: 'fresh' }, { target: 'waiting' }],
    },
    waiting: { description: 'No offer stands yet.' },
    fresh: {
      description: 'The price has just come; it is looked at again when it is old and somebody sees the page.',
      ...growsOld,
    },
    checking: {
      description: 'The price is looked at again.',
      tags: 'busy',
      invoke: {
        id: 'validateOffer',
        src: 'validateOffer',
        input: ({ context }) => checkOf(context),
        onDone: [
          { guard: { type: 'isGone', params: ({ event }) => event.output }, actions: 'emitOutdated', target: 'fresh' },
          {
            guard: { type: 'hasAnotherPrice', params: ({ event }) => event.output },
            actions: { type: 'takeNewPrice', params: ({ event }) => event.output },
            target: 'changed',
          },
          { target: 'fresh' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The price could not be looked at again: the card says so, and looks once more when asked or after a while.',
      on: { 'priceCheck.retry': 'checking' },
      ...growsOld,
    },
    changed: {
      description: 'The offer costs something else now: both prices show until the new one is accepted.',
      on: { 'priceCheck.accept': { actions: 'emitOutdated', target: 'fresh' } },
    },
  },
});
