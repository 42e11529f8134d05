import { expect, it } from 'vitest';
import { asyncScheduler } from 'rxjs';
import { clock$ } from './clock.ts';
import { moments$ } from './moments.ts';
import { serverScheduler } from './server-scheduler.ts';
import { expectMarbles } from './testing/marbles.ts';

const DAY = 86_400_000;

it('counts and waits by the time of the server where the device is a day late, as long as it would by a right one [view.countdown] [popup.dates]', () => {
  expectMarbles(({ expectObservable }) => {
    const scheduler = serverScheduler(() => asyncScheduler.now() + DAY);
    expectObservable(clock$({ period: 5, towards: DAY + 13, scheduler }), '^ 13ms !').toBe('3ms a 4ms b 4ms c', { a: DAY + 3, b: DAY + 8, c: DAY + 13 });
    expectObservable(moments$([DAY + 4, 4], scheduler)).toBe('a 3ms (b|)', { a: DAY, b: DAY + 4 });
  });
  expect(serverScheduler(() => 5).now()).toBe(5);
});
