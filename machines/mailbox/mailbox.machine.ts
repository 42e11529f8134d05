import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import { isListOld, lastsOf, unreadOf, withList } from './mailbox.rules.ts';
import type { ListedThread, MailboxCommand, MailboxContext, MailboxPorts, ThreadNumbers } from './mailbox.types.ts';

const LIST_PAUSE_MS = 5_000;

/** What the stream has told; undefined when it only begins. */
interface Told { threads: readonly ThreadNumbers[] | undefined }
const told = ({ event }: { event: { snapshot: { context: readonly ThreadNumbers[] | undefined } } }): Told => ({ threads: event.snapshot.context });
const listOf = ({ event: { list } }: { event: { list: readonly ListedThread[] } }) => ({ list });

/** How many messages wait for the visitor, on every page and in every tab, and the list of them where it is shown [account.mailbox]. */
export const mailboxMachine = setup({
  types: {} as {
    context: MailboxContext;
    events: MailboxCommand;
  },
  actors: { ...ports<MailboxPorts>()({ threads: 'stream', fetchList: 'promise', timeToAsk: 'stream' }) },
  actions: {
    takeThreads: assign((_, { threads }: Told) => ({ threads: threads!, unread: unreadOf(threads!) })),
    noteAsked: assign(({ context: { threads } }) => ({ askedUpTo: lastsOf(threads) })),
    takeList: assign(({ context }, { list }: { list: readonly ListedThread[] }) => withList(context, list)),
    forgetList: assign({ list: null, listed: {}, askedUpTo: {} }),
  },
  guards: {
    isAnswer: (_, { threads }: Told) => threads !== undefined,
    isListOld: ({ context }) => isListOld(context),
    isDue: (_, { told }: { told: 'due' | undefined }) => told === 'due',
  },
}).createMachine({
  id: 'mailbox',
  description: 'How many messages wait for the visitor, and which',
  context: { threads: [], unread: 0, list: null, listed: {}, askedUpTo: {} },
  type: 'parallel',
  states: {
    counts: {
      description: 'How many messages wait, on every page',
      initial: 'listening',
      states: {
        listening: {
          description: 'Hears of each thread that changes, here and in other tabs',
          invoke: {
            id: 'threads',
            src: 'threads',
            input: {},
            onSnapshot: { guard: { type: 'isAnswer', params: told }, actions: { type: 'takeThreads', params: told } },
            onError: {},
          },
        },
      },
    },
    list: {
      description: 'The threads, where a page shows them',
      initial: 'hidden',
      on: { 'mailbox.showList': { target: '.shown', actions: ['forgetList', { type: 'takeList', params: listOf }] } },
      states: {
        hidden: { description: 'No page shows them' },
        shown: {
          description: 'A page shows them and they grow by themselves',
          initial: 'current',
          on: { 'mailbox.hideList': { target: 'hidden', actions: 'forgetList' } },
          states: {
            current: {
              description: 'They are as the shop has told',
              always: { guard: 'isListOld', target: 'fetching' },
            },
            fetching: {
              description: 'A message came: the list is asked for again, the one that is there stays',
              entry: 'noteAsked',
              invoke: {
                id: 'fetchList',
                src: 'fetchList',
                input: {},
                onDone: { target: 'current', actions: { type: 'takeList', params: ({ event }) => ({ list: event.output }) } },
                onError: 'failed',
              },
            },
            failed: {
              description: 'The list could not be had; a little later it is asked for again, where there is a network and somebody sees it',
              invoke: {
                id: 'timeToAsk',
                src: 'timeToAsk',
                input: { pause: LIST_PAUSE_MS },
                onSnapshot: { guard: { type: 'isDue', params: ({ event }) => ({ told: event.snapshot.context }) }, target: 'fetching' },
                onError: {},
              },
            },
          },
        },
      },
    },
  },
});
