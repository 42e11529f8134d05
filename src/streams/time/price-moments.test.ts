import { it } from 'vitest';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { priceMoments$ } from './price-moments.ts';

it('prices are old after each period that the page is seen, and when it is seen again after one; switchMap ends the clock of a page that nobody sees', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const isVisible$ = hot('v 10ms h 12ms v', { v: true, h: false });
    const seen$ = hot<boolean>('v 5ms h v', { v: true, h: false });
    const timers = loggedScheduler(scheduler);
    expectObservable(priceMoments$(isVisible$, 8, timers), '^ 27ms !').toBe('8ms o 15ms o', { o: 'old' });
    expectObservable(priceMoments$(seen$, 8, scheduler), '^ 12ms !').toBe('8ms o', { o: 'old' });
    expectSubscriptions(isVisible$.subscriptions).toBe('^ 27ms !');
    expectSubscriptions(timers.subscriptions).toBe(['^ 10ms !', '24ms ^ 3ms !']);
  });
});
