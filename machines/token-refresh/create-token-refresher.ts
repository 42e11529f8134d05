import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { connectPorts } from '../port.ts';
import { tokenRefreshMachine } from './token-refresh.machine.ts';
import type { RefreshAnswer, TokenRefreshPorts } from './token-refresh.types.ts';

interface TokenRefresher {
  /** How often the tokens have changed. */
  generation: () => number;
  /** Resolves to whether the tokens changed: renewed, or dropped so that the visitor goes on anonymously. */
  refresh: () => Promise<boolean>;
  stop: () => void;
}

/**
 * The token refresh as the API client's middleware needs it: a function over one actor, so that all who ask while a refresh
 * runs get its outcome [token.refresh].
 * @param options.refresh asks the server for new tokens
 * @param options.start starts its actor, on the bus of a page; by itself when left out
 */
export function createTokenRefresher({ refresh, start = startAlone }: {
  refresh: () => Promise<RefreshAnswer>;
  start?: (ports: TokenRefreshPorts) => TokenRefreshActor;
}): TokenRefresher {
  // Most pages need no new tokens, and on the server each has a client of its own.
  let started: TokenRefreshActor | undefined;
  return {
    generation: () => started?.getSnapshot().context.generation ?? 0,
    refresh: () => new Promise((resolve) => {
      const actor = started ??= start({ refresh });
      const subscription = actor.on('*', ({ type }) => {
        subscription.unsubscribe();
        resolve(type !== 'tokenRefresh.failed');
      });
      actor.send({ type: 'tokenRefresh.request' });
    }),
    stop: () => started?.stop?.(),
  };
}

type TokenRefreshActor = Pick<ActorRefFrom<typeof tokenRefreshMachine>, 'getSnapshot' | 'on' | 'send'> & { stop?: () => void };

function startAlone(ports: TokenRefreshPorts): TokenRefreshActor {
  return connectPorts(createActor(tokenRefreshMachine), { ...ports }).start();
}
