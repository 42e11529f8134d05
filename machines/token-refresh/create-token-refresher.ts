import { createActor } from 'xstate';
import { connectPorts } from '../port.ts';
import { tokenRefreshMachine } from './token-refresh.machine.ts';
import type { RefreshAnswer, TokenRefreshFact } from './token-refresh.types.ts';

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
 * @param options.onFact told what comes of it, for the bus
 */
export function createTokenRefresher({ refresh, onFact }: {
  refresh: () => Promise<RefreshAnswer>;
  onFact?: (fact: TokenRefreshFact) => void;
}): TokenRefresher {
  const actor = connectPorts(createActor(tokenRefreshMachine), { refresh });
  if (onFact) actor.on('*', onFact);
  actor.start();
  return {
    generation: () => actor.getSnapshot().context.generation,
    refresh: () => new Promise((resolve) => {
      const subscription = actor.on('*', ({ type }) => {
        subscription.unsubscribe();
        resolve(type !== 'tokenRefresh.failed');
      });
      actor.send({ type: 'tokenRefresh.request' });
    }),
    stop: () => actor.stop(),
  };
}
