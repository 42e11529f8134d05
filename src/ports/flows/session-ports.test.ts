// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { asyncScheduler } from 'rxjs';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { Api } from '../../api/create-api.ts';
import { createSessionPorts } from './session-ports.ts';

const jana = { authenticated: true, account_type: 'CUSTOMER', user_uid: 'jana', language: 'cs', timestamp: '', user_status: 'returning' } as const satisfies UserInfo;
const guest = { ...jana, authenticated: false, account_type: 'GUEST', user_uid: 'somebody' } as const satisfies UserInfo;

afterEach(() => vi.useRealTimers());

it('asks at once who the visitor is when another tab knows of another customer, and tells of the own one, of a guest nothing [account.secured]', async () => {
  const answers: UserInfo[] = [jana, { ...jana, user_uid: 'petr' }, guest];
  const fetchUserInfo = vi.fn<() => Promise<UserInfo>>(async () => answers.shift()!);
  const told: (string | undefined)[] = [];
  const asked = createSessionPorts({ fetchUserInfo } as unknown as Api, asyncScheduler).session.userInfo({}).subscribe((user) => told.push(user?.user_uid));
  const elsewhere = (customer: string) => window.dispatchEvent(new StorageEvent('storage', { key: 'customer', newValue: customer }));
  await vi.waitFor(() => expect([told, localStorage.getItem('customer')]).toEqual([['jana'], 'jana']));
  elsewhere('petr');
  await vi.waitFor(() => expect([told, localStorage.getItem('customer')]).toEqual([['jana', 'petr'], 'petr']));
  elsewhere('eva');
  await vi.waitFor(() => expect([told, localStorage.getItem('customer')]).toEqual([['jana', 'petr', 'somebody'], null]));
  expect(fetchUserInfo).toHaveBeenCalledTimes(3);
  asked.unsubscribe();
});

it('asks again who the visitor is four minutes after each answer, no moment earlier [user.info] [user.refresh]', async () => {
  vi.useFakeTimers();
  const fetchUserInfo = vi.fn<() => Promise<UserInfo>>(async () => guest);
  const asked = createSessionPorts({ fetchUserInfo } as unknown as Api, asyncScheduler).session.userInfo({}).subscribe();
  const calls: number[] = [];
  for (const passed of [239_999, 1, 240_000]) {
    await vi.advanceTimersByTimeAsync(passed);
    calls.push(fetchUserInfo.mock.calls.length);
  }
  asked.unsubscribe();
  expect(calls).toEqual([1, 2, 3]);
});
