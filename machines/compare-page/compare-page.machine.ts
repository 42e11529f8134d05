import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { CompareChoice } from '../compare/compare.types.ts';
import { withCompared } from './compare-page.rules.ts';
import type { ComparedOffer, ComparePageCommand, ComparePageContext, ComparePageFact, ComparePageInput, ComparePagePorts } from './compare-page.types.ts';

/** Two to four offers side by side. */
export const comparePageMachine = setup({
  types: {} as {
    input: ComparePageInput;
    context: ComparePageContext;
    events: ComparePageCommand;
    emitted: ComparePageFact;
    tags: 'busy';
  },
  actors: { ...ports<ComparePagePorts>()({ chosenOffers: 'stream', fetchCompared: 'promise', priceMoments: 'stream', networkReturns: 'stream' }) },
  actions: {
    takeCompared: assign(({ context }, { compared }: { compared: ComparedOffer[] }) => withCompared(context, compared)),
    takeChoice: assign((_, { item }: { item: CompareChoice | undefined }) => ({ offerCodes: item!.offers.map(({ offerCode }) => offerCode), occupancies: item!.occupancies })),
    announceChoice: emit(({ context: { offerCodes, occupancies } }) => ({ type: 'comparePage.recalled' as const, offerCodes, occupancies })),
  },
  guards: {
    hasOffers: ({ context }) => context.offerCodes.length > 0,
    isTold: (_, { item }: { item: unknown }) => item !== undefined,
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
    empty: {
      description: 'The address names nothing: what this tab has chosen is compared, else the page says how to choose',
      invoke: {
        id: 'chosenOffers',
        src: 'chosenOffers',
        input: {},
        onSnapshot: {
          guard: { type: 'isTold', params: ({ event }) => ({ item: event.snapshot.context }) },
          target: 'fetching',
          actions: [{ type: 'takeChoice', params: ({ event }) => ({ item: event.snapshot.context }) }, 'announceChoice'],
        },
        onError: {},
      },
    },
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
        onSnapshot: { guard: { type: 'isTold', params: ({ event }) => ({ item: event.snapshot.context }) }, target: 'refreshing' },
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
      description: 'The offers could not be had; they are asked for again on a press, or when the network is back',
      invoke: {
        id: 'networkReturns', src: 'networkReturns', input: {},
        onSnapshot: { guard: { type: 'isTold', params: ({ event }) => ({ item: event.snapshot.context }) }, target: 'fetching' },
        onError: {},
      },
      on: { 'comparePage.retry': 'fetching' },
    },
  },
});
