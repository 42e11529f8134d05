import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { SessionCommand, SessionContext, SessionFact, SessionPorts, UserInfo } from './session.types.ts';

/** What the stream of user info has told: undefined before its first item, null for a question that failed. */
interface Told { told: UserInfo | null | undefined }
const told = ({ event }: { event: { snapshot: { context: UserInfo | null | undefined } } }): Told => ({ told: event.snapshot.context });

/** Who the visitor is, as a stream tells every four minutes [user.info] [user.refresh]. */
export const sessionMachine = setup({
  types: {} as {
    context: SessionContext;
    events: SessionCommand;
    emitted: SessionFact;
  },
  actors: { ...ports<SessionPorts>()({ userInfo: 'stream', signOutsElsewhere: 'stream' }) },
  actions: {
    takeUserInfo: assign((_, { told: userInfo }: Told) => ({ userInfo: userInfo! })),
    announceSignOut: emit({ type: 'session.signedOutElsewhere' as const }),
    announceUpdate: emit((_, { told: userInfo }: Told) => ({ type: 'session.updated' as const, userInfo: userInfo! })),
  },
  guards: {
    isAnswer: (_, { told: userInfo }: Told) => userInfo !== undefined && userInfo !== null,
    isSignOut: (_, { told: signOut }: { told: string | undefined }) => signOut !== undefined,
    isFailure: (_, { told: userInfo }: Told) => userInfo === null,
  },
}).createMachine({
  id: 'session',
  description: 'Who the visitor is',
  context: { userInfo: null },
  initial: 'following',
  invoke: {
    id: 'signOutsElsewhere',
    src: 'signOutsElsewhere',
    input: {},
    onSnapshot: {
      guard: { type: 'isSignOut', params: ({ event }) => ({ told: event.snapshot.context }) },
      target: '.following',
      actions: 'announceSignOut',
    },
    onError: {},
  },
  states: {
    following: {
      description: 'Listens to what is known of the visitor',
      initial: 'asking',
      invoke: {
        id: 'userInfo',
        src: 'userInfo',
        input: {},
        onSnapshot: [
          {
            guard: { type: 'isAnswer', params: told },
            target: '.known',
            actions: [{ type: 'takeUserInfo', params: told }, { type: 'announceUpdate', params: told }],
          },
          { guard: { type: 'isFailure', params: told }, target: '.stale' },
        ],
        onError: { target: 'lost' },
      },
      on: { 'session.refresh': { target: 'following', reenter: true } },
      states: {
        asking: { description: 'The question has been put; what was known before stays in use' },
        known: { description: 'User info is good until the next answer' },
        stale: { description: 'The last question failed; what was known before stays, and the question is put again later' },
      },
    },
    lost: {
      description: 'The stream has broken: what was known stays, until somebody asks for it to be fetched again',
      on: { 'session.refresh': { target: 'following' } },
    },
  },
});
