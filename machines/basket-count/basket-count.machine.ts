import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import type { BasketCountCommand, BasketCountContext, BasketCountPorts } from './basket-count.types.ts';

/** How many excursions lie in the basket, beside the links that lead there [excursion.checkout]. */
export const basketCountMachine = setup({
  types: {} as { context: BasketCountContext; events: BasketCountCommand },
  actors: ports<BasketCountPorts>()({ fetchBasketCount: 'promise' }),
  actions: {
    takeCount: assign((_, { count }: { count: number }) => ({ count })),
  },
}).createMachine({
  id: 'basketCount',
  description: 'How many excursions lie in the basket',
  context: { count: null },
  initial: 'idle',
  on: { 'basketCount.refresh': { target: '.fetching', reenter: true } },
  states: {
    idle: { description: 'What is known stands, or nothing is: links lead to the basket without a number then' },
    fetching: {
      description: 'The shop is asked; what was known stands meanwhile',
      invoke: {
        id: 'fetchBasketCount',
        src: 'fetchBasketCount',
        input: {},
        onDone: { target: 'idle', actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) } },
        onError: 'idle',
      },
    },
  },
});
