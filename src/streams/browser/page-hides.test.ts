import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { pageHides$ } from './page-hides.ts';

it('tells that the page is left or put aside, not that it is shown again, while someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    const document = { ...listenedTarget(scheduler), visibilityState: 'visible' as DocumentVisibilityState };
    hot('-hv-l-h', { h: 'hidden', v: 'visible', l: null }).subscribe((state) => {
      if (state === null) return window.emit('pagehide');
      document.visibilityState = state as DocumentVisibilityState;
      return document.emit('visibilitychange');
    });
    expectObservable(pageHides$(window as unknown as Window, document as unknown as Document), '^----!').toBe('-h--l', { h: 'hidden', l: 'hidden' });
    expectSubscriptions(window.subscriptions).toBe('^----!');
    expectSubscriptions(document.subscriptions).toBe('^----!');
  });
});
