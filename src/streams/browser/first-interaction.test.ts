import { timer } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { firstInteraction$, PRESS_PAUSE } from './first-interaction.ts';

const LISTENED = ['pointerup', 'touchend', 'keydown', 'click', 'pointermove', 'scroll'];

it.each(LISTENED.slice(0, 4))('tells the first %s at once, and listens no more [error.sentry]', (type) => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    const timers = loggedScheduler(scheduler);
    hot('---pp').subscribe(() => window.emit(type));
    expectObservable(firstInteraction$(window, (ms) => timer(ms, timers))).toBe('---(f|)', { f: undefined });
    expectSubscriptions(window.subscriptions).toBe(LISTENED.map(() => '^--!'));
    expectSubscriptions(timers.subscriptions).toBe([]);
  });
});

it.each(['pointermove', 'scroll'])('tells the first %s once a press that it leads to has had its time, however many follow; the press itself at once', (type) => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const [window, pressed] = [listenedTarget(scheduler), listenedTarget(scheduler)];
    const timers = loggedScheduler(scheduler);
    hot('-m 99ms m 99ms s', { m: type, s: 'scroll' }).subscribe((one) => window.emit(one));
    hot('-m 99ms p', { m: type, p: 'click' }).subscribe((one) => pressed.emit(one));
    expectObservable(firstInteraction$(window, (ms) => timer(ms, scheduler))).toBe(`- ${PRESS_PAUSE}ms (f|)`, { f: undefined });
    expectObservable(firstInteraction$(pressed, (ms) => timer(ms, timers))).toBe('101ms (f|)', { f: undefined });
    expectSubscriptions(timers.subscriptions).toBe('-^ 99ms !');
    expectSubscriptions(pressed.subscriptions).toBe([...LISTENED.slice(0, 4).map(() => '^ 100ms !'), '^!', '^!']);
  });
});

it('waits by the browser’s own timer where nothing else is said, which goes with who leaves', () => {
  vi.useFakeTimers();
  const [window, left] = [listenedTarget(), listenedTarget()];
  const told: unknown[] = [];
  firstInteraction$(window).subscribe((one) => told.push(one));
  const leaving = firstInteraction$(left).subscribe();
  for (const target of [window, left]) target.emit('scroll');
  leaving.unsubscribe();
  expect([vi.getTimerCount(), left.listening]).toEqual([1, []]);
  vi.advanceTimersByTime(PRESS_PAUSE);
  expect([told, vi.getTimerCount(), window.listening]).toEqual([[undefined], 0, []]);
  vi.useRealTimers();
});
