import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { isNewWish, pageAfter, withChange, withGoneMoved, withMoreWishes, withWishes } from './wishlist-page.rules.ts';
import type { WishesPage, WishlistPageCommand, WishlistPageContext, WishlistPageFact, WishlistPageInput, WishlistPagePorts } from './wishlist-page.types.ts';

type WishChange = Omit<Extract<WishlistPageCommand, { type: 'wishlistPage.noteChange' }>, 'type'>;
interface Moved { hotelCodes: string[]; isWished: boolean }
const everyGone = ({ context }: { context: WishlistPageContext }): Moved => ({ hotelCodes: context.gone.map(({ hotelCode }) => hotelCode), isWished: false });
const everyRemoved = ({ context }: { context: WishlistPageContext }): Moved => ({ hotelCodes: context.removed.map(({ hotelCode }) => hotelCode), isWished: true });

/** Its heart was pressed on the page before: what was asked for here is older. */
const ofNewWish = { guard: { type: 'isNewWish', params: ({ event }: { event: WishChange }) => event }, target: 'fetching' } as const;

/** What has become of the hotels that were put aside [page.wishlist]. */
export const wishlistPageMachine = setup({
  types: {} as {
    input: WishlistPageInput;
    context: WishlistPageContext;
    events: WishlistPageCommand;
    emitted: WishlistPageFact;
    tags: 'busy';
  },
  actors: { ...ports<WishlistPagePorts>()({ fetchWishes: 'promise' }) },
  actions: {
    takeWishes: assign(({ context }, { answer }: { answer: WishesPage | null }) => (answer === null ? {} : withWishes(context, answer))),
    appendWishes: assign(({ context }, { answer }: { answer: WishesPage | null }) => (answer === null ? {} : withMoreWishes(context, answer))),
    moveGone: assign(({ context }, moved: Moved) => withGoneMoved(context, moved)),
    noteChange: assign(({ context }, change: WishChange) => ({ left: withChange(context, change) })),
    tellGone: emit((_, moved: Moved) => ({ type: 'wishlistPage.goneDecided' as const, ...moved })),
  },
  guards: {
    isThere: (_, { answer }: { answer: WishesPage | null }) => answer !== null,
    isOwn: ({ context }) => context.list === null,
    isNewWish: ({ context }, change: WishChange) => context.list === null && isNewWish(context, change),
    mayRemoveGone: ({ context }) => context.list === null && context.gone.length > 0,
    mayRestoreGone: ({ context }) => context.removed.length > 0,
    hasMore: ({ context }) => context.page + 1 < context.pagesCount,
  },
}).createMachine({
  id: 'wishlistPage',
  description: 'What has become of the hotels that were put aside',
  context: ({ input }) => ({ ...input, wishes: [], gone: [], removed: [], left: [], totalResults: 0, pagesCount: 0, page: 0, shareToken: null }),
  initial: 'fetching',
  on: {
    'wishlistPage.noteChange': { guard: 'isOwn', actions: { type: 'noteChange', params: ({ event }) => event } },
    'wishlistPage.removeGone': { guard: 'mayRemoveGone', actions: [{ type: 'tellGone', params: everyGone }, { type: 'moveGone', params: everyGone }] },
    'wishlistPage.restoreGone': { guard: 'mayRestoreGone', actions: [{ type: 'tellGone', params: everyRemoved }, { type: 'moveGone', params: everyRemoved }] },
    'wishlistPage.moveGone': { actions: { type: 'moveGone', params: ({ event }) => event } },
  },
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
      on: {
        'wishlistPage.refresh': { target: 'fetching', reenter: true },
        'wishlistPage.noteChange': [
          { ...ofNewWish, reenter: true },
          { guard: 'isOwn', target: 'fetching', reenter: true, actions: { type: 'noteChange', params: ({ event }) => event } },
        ],
      },
    },
    shown: {
      description: 'The list stands on the page',
      on: {
        'wishlistPage.loadMore': { guard: 'hasMore', target: 'extending' },
        'wishlistPage.refresh': 'fetching',
        'wishlistPage.noteChange': ofNewWish,
      },
    },
    extending: {
      description: 'More of the list is awaited, what is there stays',
      tags: 'busy',
      invoke: {
        id: 'fetchMore',
        src: 'fetchWishes',
        input: ({ context }) => ({ list: context.list, page: pageAfter(context) }),
        onDone: { target: 'shown', actions: { type: 'appendWishes', params: ({ event }) => ({ answer: event.output }) } },
        onError: 'unextended',
      },
      on: {
        'wishlistPage.refresh': 'fetching',
        // What is under way may be of before the change, or of after it.
        'wishlistPage.noteChange': [
          ofNewWish,
          { guard: 'isOwn', target: 'extending', reenter: true, actions: { type: 'noteChange', params: ({ event }) => event } },
        ],
      },
    },
    unextended: {
      description: 'More could not be had; what is there stays, and more can be asked for again',
      on: { 'wishlistPage.loadMore': 'extending', 'wishlistPage.refresh': 'fetching', 'wishlistPage.noteChange': ofNewWish },
    },
    failed: {
      description: 'The list could not be had; it can be asked for again',
      on: { 'wishlistPage.retry': 'fetching', 'wishlistPage.refresh': 'fetching', 'wishlistPage.noteChange': ofNewWish },
    },
    missing: {
      description: 'The link leads to no list, or to one that is no more',
    },
  },
});
