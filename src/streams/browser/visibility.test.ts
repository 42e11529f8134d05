import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { isVisible$ } from './visibility.ts';

it('whether the page is seen is told at once and whenever it changes, for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const document = { ...listenedTarget(scheduler), visibilityState: 'visible' as DocumentVisibilityState };
    hot<DocumentVisibilityState>('-a-b-b-a-', { a: 'visible', b: 'hidden' }).subscribe((state) => {
      document.visibilityState = state;
      document.emit('visibilitychange');
    });
    expectObservable(isVisible$(document), '^-----!').toBe('t--f---', { t: true, f: false });
    expectSubscriptions(document.subscriptions).toBe('^-----!');
  });
});
