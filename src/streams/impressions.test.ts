import { expect, it } from 'vitest';
import { NEVER, of } from 'rxjs';
import { impressions$ } from './impressions.ts';
import { expectMarbles } from './testing/marbles.ts';

it('tells of an element once, when it was seen in full for so long without a break; others do not delay it [track.click-delay]', () => {
  const a = { name: 'a' } as unknown as Element;
  const b = { name: 'b' } as unknown as Element;
  expectMarbles(({ scheduler, hot, expectObservable }) => {
    const sights$ = hot('-a-x-b-a----a-|', { a: { element: a, isWhole: true }, x: { element: a, isWhole: false }, b: { element: b, isWhole: true } });
    const seen$ = impressions$({ lasting: 4, elements$: NEVER, scheduler, watch: (tell) => ({ observe() {}, disconnect: sights$.subscribe((sight) => tell([sight])).unsubscribe as never }) });
    // a is seen at 1, lost at 3, seen at 7 until 11; b is seen at 5 until 9.
    expectObservable(seen$, '^--------------!').toBe('---------b-a---', { a, b });
  });
});

it('watches what comes for as long as someone listens', () => {
  const watched: unknown[] = [];
  const element = { name: 'a' } as unknown as Element;
  const seen$ = impressions$({ lasting: 4, elements$: of(element), watch: () => ({ observe: (one) => { watched.push(one); }, disconnect: () => { watched.push('over'); } }) });
  seen$.subscribe().unsubscribe();
  expect(watched).toEqual([element, 'over']);
});
