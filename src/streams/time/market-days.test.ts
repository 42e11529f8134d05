import { VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { leftBehind, loggedScheduler } from '../testing/marbles.ts';
import { marketDays$ } from './market-days.ts';

it('tells each day of the market once [account.change-data]', () => {
  const virtual = new VirtualTimeScheduler(undefined, 25 * 3_600_000);
  const scheduler = loggedScheduler(virtual);
  const days: string[] = [];
  const following = marketDays$({ scheduler }).subscribe((day) => days.push(day));
  virtual.flush();
  expect([days, leftBehind(scheduler.subscriptions)]).toEqual([['1970-01-01', '1970-01-02'], 1]);
  following.unsubscribe();
  expect(leftBehind(scheduler.subscriptions)).toBe(0);
});
