import { assign, setup } from 'xstate';
import type { AllOffersCommand, AllOffersContext, AllOffersInput, AllOffersPage, AllOffersPorts, OfferSorting, OffersOf } from './all-offers.types.ts';
import { isItem, ports } from '../port.ts';
import { appended, DEFAULT_PAGE_SIZE, DEFAULT_SORTING, isSameList, PAGE_SIZES, requestOf } from './all-offers.rules.ts';

/** Everything that a hotel sells to a party, page by page. */
export const allOffersMachine = setup({
  types: {} as {
    input: AllOffersInput;
    context: AllOffersContext;
    events: AllOffersCommand;
    tags: 'busy';
  },
  actors: ports<AllOffersPorts>()({ nearness: 'stream', fetchAllOffers: 'promise' }),
  actions: {
    takeList: assign((_, { of }: { of: OffersOf }) => ({ of })),
    takeSorting: assign((_, { sorting }: { sorting: OfferSorting }) => ({ sorting })),
    takePageSize: assign((_, { pageSize }: { pageSize: number }) => ({ pageSize })),
    beginAnew: assign({ pages: 0 }),
    takeFirstPage: assign((_, { offers, totalResults }: AllOffersPage) => ({ offers, totalResults, pages: 1 })),
    takeNextPage: assign(({ context }, { offers, totalResults }: AllOffersPage) => ({
      offers: appended(context.offers, offers, context.sorting), totalResults, pages: context.pages + 1,
    })),
  },
  guards: {
    isNear: ({ event }) => isItem(event, 'near'),
    listIsKnown: ({ context }) => context.of !== null,
    isAnotherList: ({ context }, { of }: { of: OffersOf }) => !isSameList(context.of, of),
    isAnotherSorting: ({ context }, { sorting }: { sorting: OfferSorting }) => JSON.stringify(context.sorting) !== JSON.stringify(sorting),
    isAnotherPageSize: ({ context }, { pageSize }: { pageSize: number }) => PAGE_SIZES.includes(pageSize) && context.pageSize !== pageSize,
    moreAreSold: ({ context }) => context.pages * context.pageSize < context.totalResults,
  },
}).createMachine({
  id: 'allOffers',
  description: 'All offers of the hotel for the party, page after page.',
  context: ({ input }) => ({ ...input, sorting: DEFAULT_SORTING, pageSize: DEFAULT_PAGE_SIZE, pages: 0, offers: [], totalResults: 0 }),
  initial: 'away',
  states: {
    away: {
      description: 'The list is far from what the visitor sees: nothing is asked for.',
      invoke: {
        id: 'listNearness',
        src: 'nearness',
        input: { part: 'allOffers' },
        onSnapshot: { guard: 'isNear', target: 'near' },
        onError: 'near',
      },
      on: { 'allOffers.show': { actions: { type: 'takeList', params: ({ event }) => event } } },
    },
    near: {
      description: 'The list is about to be seen.',
      initial: 'awaited',
      on: {
        'allOffers.show': {
          guard: { type: 'isAnotherList', params: ({ event }) => event },
          actions: { type: 'takeList', params: ({ event }) => event },
          target: '.fetching',
        },
        'allOffers.sort': {
          guard: { type: 'isAnotherSorting', params: ({ event }) => event },
          actions: { type: 'takeSorting', params: ({ event }) => event },
          target: '.awaited',
        },
        'allOffers.changePageSize': {
          guard: { type: 'isAnotherPageSize', params: ({ event }) => event },
          actions: { type: 'takePageSize', params: ({ event }) => event },
          target: '.awaited',
        },
      },
      states: {
        awaited: {
          description: 'Whose offers they are is not known yet.',
          always: { guard: 'listIsKnown', target: 'fetching' },
        },
        fetching: {
          description: 'The first page is on its way; an older list stays visible.',
          tags: 'busy',
          entry: 'beginAnew',
          invoke: {
            id: 'fetchFirst',
            src: 'fetchAllOffers',
            input: ({ context }) => requestOf(context.of!, context),
            onDone: { actions: { type: 'takeFirstPage', params: ({ event }) => event.output }, target: 'success' },
            onError: 'failed',
          },
        },
        success: {
          description: 'The list stands; there may be more.',
          on: { 'allOffers.append': { guard: 'moreAreSold', target: 'appending' } },
        },
        appending: {
          description: 'A further page is on its way; the list stays.',
          tags: 'busy',
          invoke: {
            id: 'fetchNext',
            src: 'fetchAllOffers',
            input: ({ context }) => requestOf(context.of!, context),
            onDone: { actions: { type: 'takeNextPage', params: ({ event }) => event.output }, target: 'success' },
            onError: 'paginationFailed',
          },
        },
        paginationFailed: {
          description: 'The further page could not be had; the list stays [error.flags].',
          on: { 'allOffers.retry': 'appending', 'allOffers.append': 'appending' },
        },
        failed: {
          description: 'The list could not be had.',
          on: { 'allOffers.retry': 'fetching' },
        },
      },
    },
  },
});
