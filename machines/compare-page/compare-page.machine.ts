import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import { withCompared } from './compare-page.rules.ts';
import type { ComparedOffer, ComparePageCommand, ComparePageContext, ComparePageInput, ComparePagePorts } from './compare-page.types.ts';

/** Two to four offers side by side. */
export const comparePageMachine = setup({
  types: {
    input: {} as ComparePageInput,
    context: {} as ComparePageContext,
    events: {} as ComparePageCommand,
    tags: {} as 'busy',
  },
  actors: { ...ports<ComparePagePorts>()({ fetchCompared: 'promise', priceMoments: 'stream' }) },
  actions: {
    takeCompared: assign(({ context }, { compared }: { compared: ComparedOffer[] }) => withCompared(context, compared)),
  },
  guards: {
    hasOffers: ({ context }) => context.offerCodes.length > 0,
    isMoment: (_, { item }: { item: unknown }) => item !== undefined,
  },
}).createMachine({
  id: 'comparePage',
  description: 'Two to four offers side by side',
  context: ({ input }) => ({ ...input, compared: [], firstPrices: {} }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The address names offers, or none',
      always: [{ guard: 'hasOffers', target: 'fetching' }, { target: 'empty' }],
    },
    empty: { description: 'There is nothing to compare; the page says how to choose' },
    fetching: {
      description: 'The offers with today’s prices are awaited',
      tags: 'busy',
      invoke: {
        id: 'fetchCompared',
        src: 'fetchCompared',
        input: ({ context: { offerCodes, occupancies } }) => ({ offerCodes, occupancies }),
        onDone: { target: 'shown', actions: { type: 'takeCompared', params: ({ event }) => ({ compared: event.output }) } },
        onError: 'failed',
      },
    },
    shown: {
      description: 'The offers stand side by side, until their prices are old',
      invoke: {
        id: 'priceMoments',
        src: 'priceMoments',
        input: {},
        onSnapshot: { guard: { type: 'isMoment', params: ({ event }) => ({ item: event.snapshot.context }) }, target: 'refreshing' },
        onError: {},
      },
    },
    refreshing: {
      description: 'Prices are asked for again; what is there stays, also where no answer comes',
      invoke: {
        id: 'refreshCompared',
        src: 'fetchCompared',
        input: ({ context: { offerCodes, occupancies } }) => ({ offerCodes, occupancies }),
        onDone: { target: 'shown', actions: { type: 'takeCompared', params: ({ event }) => ({ compared: event.output }) } },
        onError: 'shown',
      },
    },
    failed: {
      description: 'The offers could not be had; they can be asked for again',
      on: { 'comparePage.retry': 'fetching' },
    },
  },
});
