import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { sessionMachine } from './session.machine.ts';
import type { UserInfo } from './session.types.ts';

export const guest: UserInfo = {
  authenticated: false, account_type: 'GUEST', user_uid: 'u-1', language: 'cs', timestamp: '2026-06-01T10:00:00Z', user_status: 'FIRST_TIME_ON_PAGE',
};

export const sessionPaths = pathsOf(sessionMachine, [{
  input: undefined,
  events: [
    streamed('userInfo'), streamed('userInfo', guest), streamed('userInfo', { ...guest, user_status: 'returning' }), streamed('userInfo', null), failure('userInfo'),
    { type: 'session.refresh' },
    streamed('signOutsElsewhere'), streamed('signOutsElsewhere', 'done'), failure('signOutsElsewhere'),
  ],
}]);
