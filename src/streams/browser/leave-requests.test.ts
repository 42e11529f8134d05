import { expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { leaveRequests$ } from './leave-requests.ts';

it('tells of each leave before it happens, for as long as someone listens', () => {
  const window = listenedTarget();
  const leaves = leaveRequests$(window).subscribe((event) => event.preventDefault());
  const first = new Event('beforeunload', { cancelable: true });
  window.emit(first);
  leaves.unsubscribe();
  const second = new Event('beforeunload', { cancelable: true });
  window.emit(second);
  expect([first.defaultPrevented, second.defaultPrevented, window.listening]).toEqual([true, false, []]);
});
