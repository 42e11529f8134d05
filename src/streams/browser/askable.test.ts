import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { isAskable$ } from './askable.ts';

it('the server is asked while the page is seen and has a network, which is looked at for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = { ...listenedTarget(scheduler), navigator: { onLine: true } as Navigator };
    const document = { ...listenedTarget(scheduler), visibilityState: 'visible' as DocumentVisibilityState };
    hot('-a-b---a', { a: 'offline', b: 'online' }).subscribe(window.emit);
    hot<DocumentVisibilityState>('--a--b', { a: 'hidden', b: 'visible' }).subscribe((state) => {
      document.visibilityState = state;
      document.emit('visibilitychange');
    });
    expectObservable(isAskable$(window, document), '^--------!').toBe('tf---t-f', { t: true, f: false });
    expectSubscriptions(window.subscriptions).toBe(['^--------!', '^--------!']);
    expectSubscriptions(document.subscriptions).toBe('^--------!');
  });
});
