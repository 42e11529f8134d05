import { assign, setup } from 'xstate';
import type { OffersRequest } from '../../src/domain/search/offers-request.ts';
import { ports } from '../port.ts';
import { cachedDays, withCached } from './day-prices.rules.ts';
import type { DayPrice, DayPricesCommand, DayPricesContext, DayPricesPorts } from './day-prices.types.ts';

/** What leaving on a day costs, for the calendar in which one is chosen; the calendar works without. */
export const dayPricesMachine = setup({
  types: {} as { context: DayPricesContext; events: DayPricesCommand },
  actors: { ...ports<DayPricesPorts>()({ fetchDayPrices: 'promise' }) },
  actions: {
    takeRequest: assign((_, { request }: Asked) => ({ request, days: [] })),
    takeDays: assign(({ context }, { days }: { days: DayPrice[] }) => ({ days, cached: withCached(context, days) })),
    showCached: assign(({ context }, { request }: Asked) => ({ request, days: cachedDays(context, request) ?? [] })),
  },
  guards: {
    daysAreCached: ({ context }, { request }: Asked) => cachedDays(context, request) !== undefined,
  },
}).createMachine({
  id: 'dayPrices',
  description: 'The lowest price of each departure day of a search.',
  context: { request: null, days: [], cached: [] },
  initial: 'idle',
  on: {
    'dayPrices.show': [
      { guard: { type: 'daysAreCached', params: ({ event }) => event }, actions: { type: 'showCached', params: ({ event }) => event }, target: '.shown' },
      { actions: { type: 'takeRequest', params: ({ event }) => event }, target: '.fetching' },
    ],
  },
  states: {
    idle: { description: 'No calendar has been opened.' },
    fetching: {
      description: 'The prices are on their way; another search leaves them behind.',
      invoke: {
        id: 'fetchDayPrices',
        src: 'fetchDayPrices',
        input: ({ context }) => context.request!,
        onDone: { actions: { type: 'takeDays', params: ({ event }) => ({ days: event.output }) }, target: 'shown' },
        onError: 'failed',
      },
    },
    shown: { description: 'Every day with an offer has its price.' },
    failed: {
      description: 'The prices could not be had; days can be chosen all the same.',
      on: { 'dayPrices.retry': 'fetching' },
    },
  },
});

interface Asked { request: OffersRequest }
