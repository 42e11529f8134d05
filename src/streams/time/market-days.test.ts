import { it } from 'vitest';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { marketDays$ } from './market-days.ts';

it('tells each day of the market once, and looks at the clock for as long as someone listens [account.change-data]', () => {
  expectMarbles(({ scheduler, expectObservable, expectSubscriptions }) => {
    // A minute and a half before midnight in Prague.
    const begun = Date.UTC(2026, 0, 31, 22, 58, 30);
    const clock = loggedScheduler({ now: () => begun + scheduler.now(), schedule: scheduler.schedule.bind(scheduler) }, scheduler);
    expectObservable(marketDays$({ scheduler: clock }), '^ 159999ms !').toBe('30s a 59999ms b', { a: '2026-01-31', b: '2026-02-01' });
    expectSubscriptions(clock.subscriptions).toBe(['^ 29999ms !', '30s ^ 59999ms !', '90s ^ 59999ms !', '150s ^ 9999ms !']);
  });
});
