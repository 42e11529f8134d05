import { expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import type { SubscriptionLog } from '../testing/marbles.ts';
import { viewport$ } from './viewport.ts';

it('the device that a viewport is as wide as is told at once and whenever a breakpoint is crossed, for as long as someone listens [view.breakpoints]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions, flush }) => {
    const queries = new Map<string, ReturnType<typeof listenedTarget>>();
    const listened: SubscriptionLog[] = [];
    const window = {
      innerWidth: 390,
      matchMedia: (query: string) => {
        const target = listenedTarget(scheduler);
        const { addEventListener } = target;
        target.addEventListener = (...listener) => { addEventListener(...listener); listened.push(target.subscriptions.at(-1)!); };
        queries.set(query, target);
        return target as unknown as MediaQueryList;
      },
    };
    hot('-a-b-c-d-', { a: 767, b: 800, c: 1440, d: 390 }).subscribe((width) => {
      const crossed = [...queries].filter(([query]) => (window.innerWidth < widthIn(query)) !== (width < widthIn(query)));
      window.innerWidth = width;
      for (const [, target] of crossed) target.emit('change');
    });
    expectObservable(viewport$(window), '^-----!').toBe('m--t-d-', { m: 'MOBILE', t: 'TABLET', d: 'DESKTOP' });
    expectSubscriptions(listened).toBe(['^-----!', '^-----!']);
    flush();
    expect([...queries.keys()]).toEqual(['(min-width: 768px)', '(min-width: 992px)']);
  });
});

it('a leap over both breakpoints is told once', () => {
  const target = listenedTarget();
  const window = { innerWidth: 390, matchMedia: () => target as unknown as MediaQueryList };
  const told: string[] = [];
  const subscription = viewport$(window).subscribe((device) => told.push(device));
  expect(target.listening).toEqual(['change', 'change']);
  window.innerWidth = 1440;
  target.emit('change');
  subscription.unsubscribe();
  expect([told, target.listening]).toEqual([['MOBILE', 'DESKTOP'], []]);
});

const widthIn = (query: string) => Number(/\d+/.exec(query)![0]);
