import { assign, setup } from 'xstate';
import type { WorkerMessage } from '../../src/domain/visitor/offline-copies.ts';
import { ports } from '../port.ts';
import { areOld, isOthers, pagesToCopy } from './offline-copies.rules.ts';
import type { CopiesFound, ListedReservation, NetworkState, OfflineCopiesCommand, OfflineCopiesContext, OfflineCopiesInput, OfflineCopiesPorts, OfflineVisitor } from './offline-copies.types.ts';

/** A service worker that says nothing for so long was ended by its browser. */
const PATIENCE_MS = 120_000;

/** What a stream has told; undefined when it only begins. */
interface Told<Item> { told: Item | undefined }
const told = <Item>({ event }: { event: { snapshot: { context: Item | undefined } } }): Told<Item> => ({ told: event.snapshot.context });
const found = ({ event }: { event: { output: CopiesFound } }) => event.output;
const statusIs = (status: WorkerMessage['status']) => (_: unknown, { told: message }: Told<WorkerMessage>) => message?.status === status;

/** A customer's pages on their device, readable without network; only after they agreed, and gone with their login. */
export const offlineCopiesMachine = setup({
  types: {} as {
    context: OfflineCopiesContext;
    input: OfflineCopiesInput;
    events: OfflineCopiesCommand;
  },
  actors: { ...ports<OfflineCopiesPorts>()({ readCopies: 'promise', disownOutbox: 'promise', fetchReservations: 'promise', storeCopies: 'promise', removeCopies: 'promise', workerMessages: 'stream', network: 'stream', networkReturns: 'stream' }) },
  actions: {
    takeFound: assign((_, found: CopiesFound) => ({ copies: found.copies, isOld: areOld(found) })),
    takePages: assign((_, { reservations }: { reservations: readonly ListedReservation[] }) => ({ pages: pagesToCopy(reservations) })),
    takeStored: assign((_, { told: message }: Told<WorkerMessage>) => (message?.status === 'stored' ? { copies: message.copies, isOld: false, failure: null } : {})),
    takeProgress: assign((_, { told: message }: Told<WorkerMessage>) => (message?.status === 'storing' ? { progress: { done: message.done, total: message.total } } : {})),
    takeFailure: assign((_, { told: message }: Told<WorkerMessage>) => (message?.status === 'failed' ? { failure: message.failure, ...(message.failure === 'login' && { copies: null }) } : {})),
    takeVisitor: assign((_, { visitor }: { visitor: OfflineVisitor }) => ({ visitor })),
    takeNetwork: assign((_, { told: network }: Told<NetworkState>) => ({ network: network! })),
    markNetworkFailure: assign({ failure: 'network' as const }),
    beginProgress: assign({ progress: { done: 0, total: 0 }, failure: null }),
    forgetCopies: assign({ copies: null, isOld: false, failure: null }),
  },
  guards: {
    hasCopies: (_, { copies }: CopiesFound) => copies !== null,
    areStored: statusIs('stored'),
    wereRemoved: statusIs('removed'),
    couldNotBeStored: statusIs('failed'),
    isProgress: statusIs('storing'),
    isCustomer: ({ context: { visitor } }) => visitor?.isCustomer === true,
    areOthers: ({ context: { copies, visitor } }) => isOthers(copies, visitor),
    wouldBeOthers: ({ context: { copies } }, { visitor }: { visitor: OfflineVisitor }) => isOthers(copies, visitor),
    isNoCustomer: (_, { visitor }: { visitor: OfflineVisitor }) => !visitor.isCustomer,
    mayBeRenewed: ({ context: { isOld, network, visitor } }) => isOld && network === 'online' && visitor?.isCustomer === true,
    knowsNetwork: (_, { told: network }: Told<NetworkState>) => network !== undefined,
    isBackForFailure: ({ context: { failure } }, { told: isBack }: Told<boolean>) => isBack === true && failure === 'network',
  },
  delays: { patience: PATIENCE_MS },
}).createMachine({
  id: 'offlineCopies',
  description: 'A customer’s pages on their device, readable without network',
  context: ({ input }) => ({ ...input, copies: null, isOld: false, pages: [], network: 'online', progress: { done: 0, total: 0 }, failure: null }),
  initial: 'looking',
  invoke: [
    {
      id: 'workerMessages',
      src: 'workerMessages',
      input: {},
      onSnapshot: [
        { guard: { type: 'areStored', params: told }, target: '.stored', actions: { type: 'takeStored', params: told } },
        { guard: { type: 'wereRemoved', params: told }, target: '.removing' },
        { guard: { type: 'isProgress', params: told }, actions: { type: 'takeProgress', params: told } },
      ],
      onError: {},
    },
    {
      id: 'network',
      src: 'network',
      input: {},
      onSnapshot: { guard: { type: 'knowsNetwork', params: told }, actions: { type: 'takeNetwork', params: told } },
      onError: {},
    },
  ],
  on: {
    'offlineCopies.followVisitor': [
      { guard: { type: 'wouldBeOthers', params: ({ event }) => event }, target: '.removing', actions: { type: 'takeVisitor', params: ({ event }) => event } },
      { actions: { type: 'takeVisitor', params: ({ event }) => event } },
    ],
  },
  states: {
    looking: {
      description: 'Looks what is stored in this browser',
      invoke: {
        id: 'readCopies',
        src: 'readCopies',
        input: {},
        onDone: [
          { guard: { type: 'hasCopies', params: found }, target: 'stored', actions: { type: 'takeFound', params: found } },
          { target: 'disowning' },
        ],
        onError: 'notAsked',
      },
    },
    disowning: {
      description: 'Nothing is stored, be it that a tab which is closed since was signed out of: what waits to be sent is nobody’s any more',
      invoke: { id: 'disownOutbox', src: 'disownOutbox', input: {}, onDone: 'notAsked', onError: 'notAsked' },
    },
    notAsked: {
      description: 'Nothing is stored, and nobody has asked for it',
      on: { 'offlineCopies.ask': { guard: 'isCustomer', target: 'asking' } },
    },
    asking: {
      description: 'Says what would be stored, and asks',
      on: { 'offlineCopies.agree': 'storing', 'offlineCopies.decline': 'notAsked' },
    },
    storing: {
      description: 'The pages of the next journeys are being stored; nothing of it is read before all of it is there',
      entry: 'beginProgress',
      tags: 'busy',
      initial: 'listing',
      invoke: { id: 'outcome', src: 'workerMessages', input: {}, onSnapshot: { guard: { type: 'couldNotBeStored', params: told }, target: 'failed', actions: { type: 'takeFailure', params: told } }, onError: {} },
      after: { patience: { target: 'failed', actions: 'markNetworkFailure' } },
      on: {
        'offlineCopies.remove': 'removing',
        'offlineCopies.followVisitor': { guard: { type: 'isNoCustomer', params: ({ event }) => event }, target: 'removing', actions: { type: 'takeVisitor', params: ({ event }) => event } },
      },
      states: {
        listing: {
          description: 'Asks which journeys come next',
          invoke: {
            id: 'fetchReservations',
            src: 'fetchReservations',
            input: {},
            onDone: { target: 'asking', actions: { type: 'takePages', params: ({ event }) => ({ reservations: event.output }) } },
            onError: { target: '#offlineCopies.failed', actions: 'markNetworkFailure' },
          },
        },
        asking: {
          description: 'The service worker is asked, and stores',
          invoke: { id: 'storeCopies', src: 'storeCopies', input: ({ context: { visitor, pages } }) => ({ owner: visitor?.uid ?? '', pages }), onError: { target: '#offlineCopies.failed', actions: 'markNetworkFailure' } },
        },
      },
    },
    stored: {
      description: 'Pages are stored and are made anew once a day',
      always: [
        { guard: 'areOthers', target: 'removing' },
        { guard: 'mayBeRenewed', target: 'storing' },
      ],
      on: {
        'offlineCopies.renew': { guard: 'isCustomer', target: 'storing' },
        'offlineCopies.remove': 'removing',
      },
    },
    failed: {
      description: 'Not everything could be stored; what was stored before is still there',
      invoke: { id: 'networkReturns', src: 'networkReturns', input: {}, onSnapshot: { guard: { type: 'isBackForFailure', params: told }, target: 'storing' }, onError: {} },
      on: { 'offlineCopies.retry': { guard: 'isCustomer', target: 'storing' }, 'offlineCopies.remove': 'removing' },
    },
    removing: {
      description: 'Everything that was stored is being removed, unsent messages too',
      entry: 'forgetCopies',
      invoke: { id: 'removeCopies', src: 'removeCopies', input: {}, onDone: 'removed', onError: 'removed' },
    },
    removed: {
      description: 'Nothing is stored any more',
      on: { 'offlineCopies.ask': { guard: 'isCustomer', target: 'asking' } },
    },
  },
});
