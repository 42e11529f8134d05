import { map, shareReplay, startWith, withLatestFrom } from 'rxjs';
import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { VIEW_ENTRY_LEFT } from './back-presses.ts';
import { historySteps$ } from './history-steps.ts';
import { isLeavingView$ } from './leaving-view.ts';

const values = { t: true, f: false };

it('holds from when a view has closed until the next step, which alone is listened to [view.fullscreen]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-s-l--s-s-l', { s: 'popstate', l: VIEW_ENTRY_LEFT }).subscribe(window.emit);
    expectObservable(isLeavingView$(window), '^-----------!').toBe('---t--f---t', values);
    // The last step is not waited for any more.
    expectSubscriptions(window.subscriptions).toBe(['^-----------!', '---^--!', '----------^-!']);
  });
});

it('waits for one step alone where two views close before it: the latest counts', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-l-l-s', { s: 'popstate', l: VIEW_ENTRY_LEFT }).subscribe(window.emit);
    expectObservable(isLeavingView$(window), '^------!').toBe('-t-t-f', values);
    expectSubscriptions(window.subscriptions).toBe(['^------!', '-^-!', '---^-!']);
  });
});

it('still holds when who listens to steps hears of the one out of the view [view.fullscreen]', () => {
  expectMarbles(({ scheduler, hot, expectObservable }) => {
    const window = listenedTarget(scheduler);
    hot('-s-l-s-s', { s: 'popstate', l: VIEW_ENTRY_LEFT }).subscribe(window.emit);
    const isLeaving$ = isLeavingView$(window).pipe(startWith(false), shareReplay({ bufferSize: 1, refCount: true }));
    expectObservable(historySteps$(window).pipe(withLatestFrom(isLeaving$), map(([, isLeaving]) => isLeaving))).toBe('-f---t-f', values);
  });
});
