import { describe, expect, it } from 'vitest';
import { defer, NEVER, of } from 'rxjs';
import { expectMarbles } from '../testing/marbles.ts';
import { userInfo$ } from './user-info.ts';

describe('user info', () => {
  it('is asked for at once and again a period after each answer, also after one that failed [user.info] [user.refresh]', () => {
    expectMarbles(({ scheduler, cold, expectObservable, expectSubscriptions }) => {
      const answers = [cold('-a|'), cold('-#'), cold('--b|')];
      const asked = [...answers];
      const stream$ = userInfo$({ fetchUserInfo: () => defer(() => asked.shift()!), isAskable$: of(true), period: 10, scheduler });
      expectObservable(stream$, '^ 27ms !').toBe('-a 11ms n 11ms b', { a: 'a', n: null, b: 'b' });
      expectSubscriptions(answers[0]!.subscriptions).toBe('^-!');
      expectSubscriptions(answers[1]!.subscriptions).toBe('12ms ^!');
      expectSubscriptions(answers[2]!.subscriptions).toBe('23ms ^--!');
    });
  });

  it('is not asked for while nobody sees the page or there is no network, and once that has changed when the period is over', () => {
    expectMarbles(({ scheduler, cold, hot, expectObservable, expectSubscriptions }) => {
      const answer = cold('(a|)');
      const visible = hot('f 15ms t 5ms f 30ms t', { f: false, t: true });
      expectObservable(userInfo$({ fetchUserInfo: () => answer, isAskable$: visible, period: 10, scheduler }), '^ 60ms !').toBe('a 15ms a 36ms a', { a: 'a' });
      // Whether it makes sense to ask matters only once the period is over.
      expectSubscriptions(visible.subscriptions).toBe(['10ms ^ 5ms !', '26ms ^ 26ms !']);
    });
  });

  it('gives its question up when nobody listens any more', () => {
    const signals: AbortSignal[] = [];
    const subscription = userInfo$({ fetchUserInfo: ({ signal }) => { signals.push(signal); return NEVER; }, isAskable$: of(true), period: 10 }).subscribe();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    subscription.unsubscribe();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
