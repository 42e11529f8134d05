import { assign, emit, enqueueActions, setup } from 'xstate';
import { ports } from '../port.ts';
import { changesOf, isFirstOrNewer, isNewer, isOfMany, listRetryOf, refusedBut, wishCount, withChange } from './wishlist.rules.ts';
import type { GoneChange, WishedOffer, WishlistCommand, WishlistContext, WishlistFact, WishlistInput, WishlistPorts, WishlistState } from './wishlist.types.ts';

/** The list as another tab has left it; undefined when the stream only begins. */
interface Elsewhere { state: WishlistState | undefined }
const elsewhere = ({ event }: { event: { snapshot: { context: WishlistState | undefined } } }): Elsewhere => ({ state: event.snapshot.context });

/** Hotels that a visitor has put aside [wishlist.events]. */
export const wishlistMachine = setup({
  types: {} as {
    input: WishlistInput;
    context: WishlistContext;
    events: WishlistCommand;
    emitted: WishlistFact;
    tags: 'busy';
  },
  actors: { ...ports<WishlistPorts>()({ fetchWishlistCount: 'promise', saveWish: 'promise', changesElsewhere: 'stream', networkReturns: 'stream' }) },
  actions: {
    takeState: assign(({ context }, { state }: { state: WishlistState }) => (isNewer(state, context) ? state : {})),
    takeFirst: assign(({ context }, { state }: { state: WishlistState }) => (isFirstOrNewer(state, context) ? state : {})),
    noteFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    queueChange: assign(({ context }, offer: WishedOffer) => ({ changes: withChange(context, offer), refused: refusedBut(context, [offer.hotelCode]) })),
    queueGone: assign(({ context }, { hotelCodes, isWished }: GoneChange) => ({ changes: [...context.changes, { hotelCodes, isWished }], refused: refusedBut(context, hotelCodes) })),
    queueRefused: assign(({ context }) => ({ changes: [...context.changes, ...context.refused], refused: [] })),
    dropSaved: assign(({ context }) => ({ changes: context.changes.slice(1) })),
    dropRefused: assign(({ context: { changes, refused } }) => ({ changes: changes.slice(1), refused: [...refused, changes[0]!] })),
    announceChange: emit(({ context }) => {
      const change = context.changes[0]!;
      if (isOfMany(change)) return { type: 'wishlist.goneChanged' as const, ...change };
      return { type: 'wishlist.changed' as const, hotelCode: change.hotelCode, status: change.isWished, count: wishCount(context) };
    }),
    announceRefusal: enqueueActions(({ context, enqueue }) => {
      const change = context.changes[0]!;
      if (isOfMany(change)) enqueue.emit({ type: 'wishlist.goneRefused' as const, ...change });
    }),
    announceElsewhere: emit({ type: 'wishlist.changedElsewhere' as const }),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    hasRefused: ({ context }) => context.refused.length > 0,
    isNewer: ({ context }, { state }: Elsewhere) => state !== undefined && isNewer(state, context),
    isBack: (_, { told }: { told: true | undefined }) => told === true,
  },
  delays: { listRetry: ({ context }) => listRetryOf(context) },
}).createMachine({
  id: 'wishlist',
  description: 'Hotels that a visitor has put aside',
  context: ({ input }) => ({ count: 0, hotelCodes: [], listId: '', revision: 0, changes: changesOf(input.unsent), refused: [], failures: 0 }),
  initial: 'fetching',
  invoke: {
    id: 'changesElsewhere',
    src: 'changesElsewhere',
    input: {},
    onSnapshot: { guard: { type: 'isNewer', params: elsewhere }, actions: [{ type: 'takeState', params: ({ event }) => ({ state: event.snapshot.context! }) }, 'announceElsewhere'] },
    onError: {},
  },
  on: {
    'wishlist.toggle': { actions: { type: 'queueChange', params: ({ event }) => event } },
    'wishlist.changeGone': { actions: { type: 'queueGone', params: ({ event }) => event } },
  },
  states: {
    fetching: {
      description: 'The shop is asked what is on the list; presses wait',
      tags: 'busy',
      invoke: {
        id: 'fetchWishlistCount',
        src: 'fetchWishlistCount',
        input: {},
        onDone: { target: 'looking', actions: [{ type: 'takeFirst', params: ({ event }) => ({ state: event.output }) }, 'forgetFailures'] },
        onError: [{ guard: 'hasChanges', target: 'saving' }, { target: 'unknown', actions: 'noteFailure' }],
      },
    },
    unknown: {
      description: 'What is on the list could not be had: it is asked for again as soon as the network is back and after a while, longer each time, and a press, whose answer says it too, goes first',
      after: { listRetry: 'fetching' },
      invoke: {
        id: 'networkReturns', src: 'networkReturns', input: {},
        onSnapshot: { guard: { type: 'isBack', params: ({ event }) => ({ told: event.snapshot.context }) }, target: 'fetching' },
        onError: {},
      },
      on: {
        'wishlist.toggle': { target: 'saving', actions: { type: 'queueChange', params: ({ event }) => event } },
        'wishlist.changeGone': { target: 'saving', actions: { type: 'queueGone', params: ({ event }) => event } },
      },
    },
    looking: {
      description: 'Looks whether something was pressed meanwhile',
      always: [{ guard: 'hasChanges', target: 'saving' }, { guard: 'hasRefused', target: 'refused' }, { target: 'saved' }],
    },
    saved: {
      description: 'The shop knows everything',
      on: {
        'wishlist.toggle': { target: 'saving', actions: { type: 'queueChange', params: ({ event }) => event } },
        'wishlist.changeGone': { target: 'saving', actions: { type: 'queueGone', params: ({ event }) => event } },
      },
    },
    saving: {
      description: 'The oldest change is on its way; further ones queue up behind it',
      tags: 'busy',
      invoke: {
        id: 'saveWish',
        src: 'saveWish',
        input: ({ context }) => context.changes[0]!,
        onDone: { target: 'looking', actions: [{ type: 'takeState', params: ({ event }) => ({ state: event.output }) }, 'announceChange', 'dropSaved'] },
        onError: { target: 'looking', actions: ['announceRefusal', 'dropRefused'] },
      },
    },
    refused: {
      description: 'All is sent, and changes were not taken: their hearts are as before, and they can be tried again',
      on: {
        'wishlist.retry': { target: 'looking', actions: 'queueRefused' },
        'wishlist.toggle': { target: 'saving', actions: { type: 'queueChange', params: ({ event }) => event } },
        'wishlist.changeGone': { target: 'saving', actions: { type: 'queueGone', params: ({ event }) => event } },
      },
    },
  },
});
