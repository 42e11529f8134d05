import { concat, defer, NEVER, of } from 'rxjs';
import type { ActorRefFrom } from 'xstate';
import { expect, it } from 'vitest';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import { taken } from '../../../machines/testing/flow-under-test.ts';
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

const guest: UserInfo = { authenticated: false, account_type: 'GUEST', user_uid: 'guest', language: 'cs', timestamp: '', user_status: 'returning' };

it('a visitor who is signed out is asked about once, however often requests are refused; so is each session after it [token.refresh] [user.info]', async () => {
  // Whoever has no session is refused nothing; where the browser keeps spent cookies, everything.
  const questions = async ({ keepsCookies }: { keepsCookies: boolean }, ...sessions: ('revoked' | 'good')[]) => {
    const bus = createBus({ report: (problem) => { throw problem; } });
    let hasToken = true;
    let refreshes = 0;
    let asked = 0;
    let session = sessions.shift();
    const refresher = createTokenRefresher({
      refresh: async () => { refreshes += 1; hasToken = keepsCookies; return session === 'good' ? 'refreshed' : 'spent'; },
      start: (ports) => bus.start('tokenRefresh', { machine: tokenRefreshMachine, ports: { ...ports } }) as ActorRefFrom<typeof tokenRefreshMachine>,
    });
    const request = async () => { if (hasToken) await refresher.refresh(); return hasToken ? null : guest; };
    signOutRefreshesSession({ facts$: bus.facts$, visitedUrls$: NEVER, context: {} as never }).subscribe((command) => bus.dispatch(command));
    bus.start('session', { machine: sessionMachine, ports: { userInfo: () => { asked += 1; return concat(defer(request), NEVER); }, signOutsElsewhere: () => NEVER } });
    await taken();
    for (session of sessions) {
      hasToken = true;
      await request();
      await taken();
    }
    bus.close();
    return { asked, refreshes };
  };
  expect(await questions({ keepsCookies: false }, 'revoked')).toEqual({ asked: 2, refreshes: 1 });
  expect(await questions({ keepsCookies: true }, 'revoked')).toEqual({ asked: 2, refreshes: 2 });
  expect(await questions({ keepsCookies: false }, 'revoked', 'good')).toEqual({ asked: 2, refreshes: 2 });
  expect(await questions({ keepsCookies: false }, 'revoked', 'revoked')).toEqual({ asked: 3, refreshes: 2 });
});

it('asks who the visitor is at once when a new password has ended all logins, for no request tells it before the next question [account.password] [user.info]', () => {
  const commands: unknown[] = [];
  signOutRefreshesSession({ facts$: of({ type: 'password.changed' }), visitedUrls$: NEVER, context: {} as never }).subscribe((command) => commands.push(command));
  expect(commands).toEqual([{ type: 'session.refresh' }]);
});
