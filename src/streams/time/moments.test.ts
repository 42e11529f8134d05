import { it } from 'vitest';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { moments$ } from './moments.ts';

it('tells the time at once and at each moment still to come, whatever their order [popup.dates]', () => {
  expectMarbles(({ scheduler, expectObservable, expectSubscriptions }) => {
    const [whole, left] = [loggedScheduler(scheduler), loggedScheduler(scheduler)];
    expectObservable(moments$([9, 4, 0, -3], whole)).toBe('a 3ms b 4ms (c|)', { a: 0, b: 4, c: 9 });
    expectObservable(moments$([], scheduler)).toBe('(a|)', { a: 0 });
    expectObservable(moments$([9, 4], left), '^ 5ms !').toBe('a 3ms b', { a: 0, b: 4 });
    expectSubscriptions(whole.subscriptions).toBe(['^---!', '----^----!']);
    expectSubscriptions(left.subscriptions).toBe(['^---!', '----^-!']);
  });
});
