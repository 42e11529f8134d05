import { answer, elapsed, failure, pathsOf } from '../testing/path-coverage.ts';
import { sessionMachine } from './session.machine.ts';
import type { UserInfo } from './session.types.ts';

export const guest: UserInfo = {
  authenticated: false, account_type: 'GUEST', user_uid: 'u-1', language: 'cs', timestamp: '2026-06-01T10:00:00Z', user_status: 'FIRST_TIME_ON_PAGE',
};

const events = [
  answer('fetchFirstUserInfo', guest),
  failure('fetchFirstUserInfo'),
  answer('refreshUserInfo', { ...guest, user_status: 'returning' }),
  failure('refreshUserInfo'),
  elapsed('userInfoRefresh', 'session.current'),
  elapsed('userInfoRefresh', 'session.stale'),
  { type: 'session.refresh' },
] as const;

/** With user info from the server, and without. */
export const sessionPaths = pathsOf(sessionMachine, [
  { input: { userInfo: null }, events },
  { input: { userInfo: guest }, events },
]);
