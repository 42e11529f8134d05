import { describe, it } from 'vitest';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { clock$ } from './clock.ts';

describe('the clock', () => {
  it('ticks so that a tick falls on the moment it counts towards, for as long as someone listens [view.countdown]', () => {
    expectMarbles(({ scheduler, expectObservable, expectSubscriptions }) => {
      const timers = loggedScheduler(scheduler);
      expectObservable(clock$({ period: 5, towards: 13, scheduler: timers }), '^ 14ms !').toBe('3ms a 4ms b 4ms c', { a: 3, b: 8, c: 13 });
      expectSubscriptions(timers.subscriptions).toBe(['^ 2ms !', '3ms ^ 4ms !', '8ms ^ 4ms !', '13ms ^ 1ms !']);
    });
  });

  it('waits a whole period where it begins at a tick, and goes on past the moment', () => {
    expectMarbles(({ scheduler, expectObservable, expectSubscriptions }) => {
      const timers = loggedScheduler(scheduler);
      expectObservable(clock$({ period: 4, towards: 4, scheduler: timers }), '^ 9ms !').toBe('4ms a 3ms b', { a: 4, b: 8 });
      expectSubscriptions(timers.subscriptions).toBe(['^ 3ms !', '4ms ^ 3ms !', '8ms ^ 1ms !']);
    });
  });
});
