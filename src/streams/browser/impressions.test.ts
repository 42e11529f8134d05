import { it } from 'vitest';
import { of } from 'rxjs';
import { expectMarbles } from '../testing/marbles.ts';
import { impressions$ } from './impressions.ts';

it('tells of an element once, when it was seen in full for so long without a break; others do not delay it [track.click-delay]', () => {
  const a = { name: 'a' } as unknown as Element;
  const b = { name: 'b' } as unknown as Element;
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const sights = { w: true, x: false };
    const sightsOfA$ = hot('-w-x---w----w-', sights);
    const sightsOfB$ = hot('-----w--------', sights);
    // a is seen at 1, lost at 3, seen at 7 until 11; b is seen at 5 until 9.
    const seen$ = impressions$({ lasting: 4, elements$: of(a, b), scheduler, watch: (element) => (element === a ? sightsOfA$ : sightsOfB$) });
    expectObservable(seen$, '^--------------!').toBe('---------b-(a|)', { a, b });
    expectSubscriptions(sightsOfA$.subscriptions).toBe('^----------!');
    expectSubscriptions(sightsOfB$.subscriptions).toBe('^--------!');
  });
});
