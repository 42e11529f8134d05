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
  const start = () => {
    const actor = connectPorts(createActor(tokenRefreshMachine), { refresh });
    if (onFact) actor.on('*', onFact);
    return actor.start();
  };
  // Most pages need no new tokens, and on the server each has a client of its own.
  let started: ReturnType<typeof start> | undefined;
  return {
    generation: () => started?.getSnapshot().context.generation ?? 0,
    refresh: () => new Promise((resolve) => {
      const actor = started ??= start();
      const subscription = actor.on('*', ({ type }) => {
        subscription.unsubscribe();
        resolve(type !== 'tokenRefresh.failed');
      });
      actor.send({ type: 'tokenRefresh.request' });
    }),
    stop: () => started?.stop(),
  };
}
