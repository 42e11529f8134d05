import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { TokenRefreshCommand, TokenRefreshContext, TokenRefreshFact, TokenRefreshPorts } from './token-refresh.types.ts';

/** One refresh at a time, shared by all who ask while it runs [token.refresh]. */
export const tokenRefreshMachine = setup({
  types: {} as {
    context: TokenRefreshContext;
    events: TokenRefreshCommand;
    emitted: TokenRefreshFact;
  },
  actors: { ...ports<TokenRefreshPorts>()({ refresh: 'promise' }) },
  actions: {
    countRefresh: assign({ generation: ({ context }) => context.generation + 1 }),
    announceRefresh: emit({ type: 'tokenRefresh.refreshed' }),
    announceSignOut: emit({ type: 'tokenRefresh.signedOut' }),
    announceFailure: emit({ type: 'tokenRefresh.failed' }),
  },
  guards: {
    isRefreshed: (_, answer: string) => answer === 'refreshed',
  },
}).createMachine({
  id: 'tokenRefresh',
  description: 'Renews the access token for all requests that were refused with the old one',
  context: { generation: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'No request has been refused since the last refresh',
      on: { 'tokenRefresh.request': { target: 'refreshing' } },
    },
    refreshing: {
      description: 'A refresh is under way; whoever asks now shares its outcome',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        input: {},
        onDone: [
          {
            guard: { type: 'isRefreshed', params: ({ event }) => event.output },
            target: 'idle',
            actions: ['countRefresh', 'announceRefresh'],
          },
          { target: 'signedOut', actions: ['countRefresh', 'announceSignOut'] },
        ],
        onError: { target: 'failed', actions: 'announceFailure' },
      },
    },
    failed: {
      description: 'The last refresh failed; the next refused request tries again',
      on: { 'tokenRefresh.request': { target: 'refreshing' } },
    },
    signedOut: {
      description: 'The refresh cookie is spent and gone: the visitor goes on anonymously; a request that is refused now is of a new session',
      on: { 'tokenRefresh.request': { target: 'refreshing' } },
    },
  },
});
