import { NEVER } from 'rxjs';
import type { ActorRefFrom } from 'xstate';
import { expect, it } from 'vitest';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { createTokenRefresher } from '../../../machines/token-refresh/create-token-refresher.ts';
import { tokenRefreshMachine } from '../../../machines/token-refresh/token-refresh.machine.ts';
import { createBus } from '../../bus/bus.ts';
import { signOutRefreshesSession } from './sign-out-refreshes-session.ts';

it('a sign-out that a refused request finds out is seen on the bus, and it is asked anew who the visitor is, once [token.refresh] [user.info]', async () => {
  const bus = createBus({ report: (problem) => { throw problem; } });
  let asked = 0;
  bus.start('session', { machine: sessionMachine, ports: { userInfo: () => { asked += 1; return NEVER; }, signOutsElsewhere: () => NEVER } });
  const refresher = createTokenRefresher({
    refresh: async () => 'spent',
    start: (ports) => bus.start('tokenRefresh', { machine: tokenRefreshMachine, ports: { ...ports } }) as ActorRefFrom<typeof tokenRefreshMachine>,
  });
  signOutRefreshesSession({ facts$: bus.facts$, visitedUrls$: NEVER, context: {} as never }).subscribe((command) => bus.dispatch(command));
  expect(await refresher.refresh()).toBe(true);
  expect([bus.actor('tokenRefresh')?.getSnapshot().value, asked]).toEqual(['signedOut', 2]);
  await refresher.refresh();
  expect(asked).toBe(2);
  bus.close();
});
