import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { USER_INFO_REFRESH } from './session.rules.ts';
import type { SessionCommand, SessionContext, SessionFact, SessionInput, SessionPorts } from './session.types.ts';

/** Who the visitor is, asked again every four minutes [user.info]. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionCommand,
    emitted: {} as SessionFact,
  },
  actors: { ...ports<SessionPorts>()({ fetchUserInfo: 'promise' }) },
  actions: {
    announceUpdate: emit(({ context }) => ({ type: 'session.updated', userInfo: context.userInfo! })),
  },
  guards: {
    isKnown: ({ context }) => context.userInfo !== null,
  },
  delays: { userInfoRefresh: USER_INFO_REFRESH },
}).createMachine({
  id: 'session',
  description: 'Who the visitor is',
  context: ({ input }) => ({ userInfo: input.userInfo }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Looks whether the server delivered the user info with the page',
      always: [{ guard: 'isKnown', target: 'current' }, { target: 'fetching' }],
    },
    fetching: {
      description: 'Asks for the first user info',
      tags: 'busy',
      invoke: {
        id: 'fetchFirstUserInfo',
        src: 'fetchUserInfo',
        input: {},
        onDone: { target: 'current', actions: [assign({ userInfo: ({ event }) => event.output }), 'announceUpdate'] },
        onError: { target: 'stale' },
      },
    },
    current: {
      description: 'User info is good for a while',
      after: { userInfoRefresh: { target: 'refreshing' } },
      on: { 'session.refresh': { target: 'refreshing' } },
    },
    refreshing: {
      description: 'Asks again while the old user info stays in use',
      invoke: {
        id: 'refreshUserInfo',
        src: 'fetchUserInfo',
        input: {},
        onDone: { target: 'current', actions: [assign({ userInfo: ({ event }) => event.output }), 'announceUpdate'] },
        onError: { target: 'stale' },
      },
    },
    stale: {
      description: 'The last question failed; what was known before stays, and the question is put again later',
      after: { userInfoRefresh: { target: 'refreshing' } },
      on: { 'session.refresh': { target: 'refreshing' } },
    },
  },
});
