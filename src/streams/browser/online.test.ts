import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { isOnline$ } from './online.ts';

it('whether the browser has a network is told at once and whenever it changes, for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = { ...listenedTarget(scheduler), navigator: { onLine: false } as Navigator };
    hot('-a-a-b-a', { a: 'online', b: 'offline' }).subscribe(window.emit);
    expectObservable(isOnline$(window), '^-----!').toBe('ft---f-', { t: true, f: false });
    expectSubscriptions(window.subscriptions).toBe(['^-----!', '^-----!']);
  });
});
