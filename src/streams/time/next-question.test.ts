import type { Observable } from 'rxjs';
import { it } from 'vitest';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { nextQuestion$ } from './next-question.ts';

it('is due once its pause is over, later while nobody sees the page, and never once nobody waits for it', () => {
  expectMarbles(({ scheduler, cold, hot, expectObservable, expectSubscriptions }) => {
    const clock = loggedScheduler(scheduler);
    const ask = (isAskable$: Observable<boolean>) => nextQuestion$({ pause: 4, isAskable$, scheduler: clock });
    const seen$ = cold('t', { t: true });
    const hidden$ = hot('f-t-f--t', { t: true, f: false });
    const left$ = cold('t', { t: true });
    expectObservable(ask(seen$)).toBe('----(d|)', { d: 'due' });
    expectObservable(ask(hidden$)).toBe('-------(d|)', { d: 'due' });
    expectObservable(ask(left$), '^-!').toBe('---');
    expectSubscriptions(clock.subscriptions).toBe(['^---!', '^---!', '^-!']);
    expectSubscriptions(seen$.subscriptions).toBe('----(^!)');
    expectSubscriptions(hidden$.subscriptions).toBe('----^--!');
    expectSubscriptions(left$.subscriptions).toBe([]);
  });
});
