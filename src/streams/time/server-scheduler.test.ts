import { expect, it } from 'vitest';
import { asyncScheduler } from 'rxjs';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { clock$ } from './clock.ts';
import { moments$ } from './moments.ts';
import { serverScheduler } from './server-scheduler.ts';

const DAY = 86_400_000;

it('counts and waits by the time of the server where the device is a day late, as long as it would by a right one [view.countdown] [popup.dates]', () => {
  expectMarbles(({ expectObservable, expectSubscriptions }) => {
    const scheduler = serverScheduler(() => asyncScheduler.now() + DAY);
    const timers = loggedScheduler(scheduler, asyncScheduler);
    expectObservable(clock$({ period: 5, towards: DAY + 13, scheduler: timers }), '^ 14ms !').toBe('3ms a 4ms b 4ms c', { a: DAY + 3, b: DAY + 8, c: DAY + 13 });
    expectSubscriptions(timers.subscriptions).toBe(['^--!', '3ms ^ 4ms !', '8ms ^ 4ms !', '13ms ^ 1ms !']);
    expectObservable(moments$([DAY + 4, 4], scheduler)).toBe('a 3ms (b|)', { a: DAY, b: DAY + 4 });
  });
  expect(serverScheduler(() => 5).now()).toBe(5);
});
