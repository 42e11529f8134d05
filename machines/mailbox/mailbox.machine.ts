import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import { unreadOf } from './mailbox.rules.ts';
import type { MailboxContext, MailboxPorts, ThreadNumbers } from './mailbox.types.ts';

/** What the stream has told; undefined when it only begins. */
interface Told { threads: readonly ThreadNumbers[] | undefined }
const told = ({ event }: { event: { snapshot: { context: readonly ThreadNumbers[] | undefined } } }): Told => ({ threads: event.snapshot.context });

/** How many messages wait for the visitor, on every page and in every tab [account.mailbox]. */
export const mailboxMachine = setup({
  types: {
    context: {} as MailboxContext,
  },
  actors: { ...ports<MailboxPorts>()({ threads: 'stream' }) },
  actions: {
    takeThreads: assign((_, { threads }: Told) => ({ threads: threads!, unread: unreadOf(threads!) })),
  },
  guards: {
    isAnswer: (_, { threads }: Told) => threads !== undefined,
  },
}).createMachine({
  id: 'mailbox',
  description: 'How many messages wait for the visitor',
  context: { threads: [], unread: 0 },
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
});
