import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { REST, restedSlide$ } from './rested-slide.ts';

const strip = (place: number, isOurs = true) => ({ scrollLeft: place * 390, clientWidth: 390, matches: () => isOurs });
const moved = (type: string, target: object) => Object.defineProperty(new Event(type), 'target', { value: target });

it('tells the slide that its strip has come to rest on, where the browser says when that is; none between two, none of another strip [view.fullscreen]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const document = listenedTarget(scheduler);
    hot('a-b-c-d-e|', { a: strip(1), b: strip(1.4), c: strip(2, false), d: {}, e: strip(2) } as Record<string, object>).subscribe((target) => document.emit(moved('scrollend', target)));
    expectObservable(restedSlide$({ document: document as unknown as Document, onscrollend: null }, 'ul'), '^ 50ms !').toBe('a-------e', { a: 1, e: 2 });
    expectSubscriptions(document.subscriptions).toBe('^ 50ms !');
  });
});

it('takes a strip that has not moved for a while for one at rest elsewhere, and tells each slide once [view.fullscreen]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const document = listenedTarget(scheduler);
    const timers = loggedScheduler(scheduler);
    hot(`a-b ${REST}ms c ${REST}ms c|`, { a: strip(0.5), b: strip(1), c: strip(1) }).subscribe((target) => document.emit(moved('scroll', target)));
    expectObservable(restedSlide$({ document: document as unknown as Document }, 'ul', { scheduler: timers }), '^ 400ms !').toBe(`${REST + 2}ms b`, { b: 1 });
    expectSubscriptions(document.subscriptions).toBe('^ 400ms !');
    // One timer goes on as long as something moves; the last is given up with the listener.
    expectSubscriptions(timers.subscriptions).toBe(['^ 400ms !', `${REST + 3}ms ^ ${REST - 1}ms !`, `${2 * REST + 4}ms ^ 96ms !`]);
  });
});
