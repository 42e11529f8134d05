import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import { withMoreWishes } from './wishlist-page.rules.ts';
import type { WishesPage, WishlistPageCommand, WishlistPageContext, WishlistPageInput, WishlistPagePorts } from './wishlist-page.types.ts';

/** What has become of the hotels that were put aside [page.wishlist]. */
export const wishlistPageMachine = setup({
  types: {
    input: {} as WishlistPageInput,
    context: {} as WishlistPageContext,
    events: {} as WishlistPageCommand,
    tags: {} as 'busy',
  },
  actors: { ...ports<WishlistPagePorts>()({ fetchWishes: 'promise' }) },
  actions: {
    takeWishes: assign((_, { answer }: { answer: WishesPage | null }) => ({ ...answer })),
    appendWishes: assign(({ context }, { answer }: { answer: WishesPage | null }) => (answer === null ? {} : withMoreWishes(context, answer))),
  },
  guards: {
    isThere: (_, { answer }: { answer: WishesPage | null }) => answer !== null,
    hasMore: ({ context }) => context.page + 1 < context.pagesCount,
  },
}).createMachine({
  id: 'wishlistPage',
  description: 'What has become of the hotels that were put aside',
  context: ({ input }) => ({ ...input, wishes: [], totalResults: 0, pagesCount: 0, page: 0, shareToken: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The list with today’s prices is awaited',
      tags: 'busy',
      invoke: {
        id: 'fetchWishes',
        src: 'fetchWishes',
        input: ({ context: { list } }) => ({ list, page: 0 }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ answer: event.output }) },
            actions: { type: 'takeWishes', params: ({ event }) => ({ answer: event.output }) },
            target: 'shown',
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
      // What is under way may be of before the change.
      on: { 'wishlistPage.refresh': { target: 'fetching', reenter: true } },
    },
    shown: {
      description: 'The list stands on the page',
      on: {
        'wishlistPage.loadMore': { guard: 'hasMore', target: 'extending' },
        'wishlistPage.refresh': 'fetching',
      },
    },
    extending: {
      description: 'More of the list is awaited, what is there stays',
      tags: 'busy',
      invoke: {
        id: 'fetchMore',
        src: 'fetchWishes',
        input: ({ context: { list, page } }) => ({ list, page: page + 1 }),
        onDone: { target: 'shown', actions: { type: 'appendWishes', params: ({ event }) => ({ answer: event.output }) } },
        onError: 'unextended',
      },
      on: { 'wishlistPage.refresh': 'fetching' },
    },
    unextended: {
      description: 'More could not be had; what is there stays, and more can be asked for again',
      on: { 'wishlistPage.loadMore': 'extending', 'wishlistPage.refresh': 'fetching' },
    },
    failed: {
      description: 'The list could not be had; it can be asked for again',
      on: { 'wishlistPage.retry': 'fetching', 'wishlistPage.refresh': 'fetching' },
    },
    missing: {
      description: 'The link leads to no list, or to one that is no more',
    },
  },
});
