import { expect, it } from 'vitest';
import { REST, restedSlide$ } from './rested-slide.ts';
import { listenedTarget } from './testing/listened-target.ts';
import { expectMarbles } from './testing/marbles.ts';

const strip = (place: number, isOurs = true) => ({ scrollLeft: place * 390, clientWidth: 390, matches: () => isOurs });
const moved = (type: string, target: object) => Object.defineProperty(new Event(type), 'target', { value: target });

it('tells the slide that its strip has come to rest on, where the browser says when that is; none between two, none of another strip [view.fullscreen]', () => {
  const document = listenedTarget();
  expectMarbles(({ hot, expectObservable, flush }) => {
    hot('a-b-c-d-e|', { a: strip(1), b: strip(1.4), c: strip(2, false), d: {}, e: strip(2) } as Record<string, object>).subscribe((target) => document.emit(moved('scrollend', target)));
    expectObservable(restedSlide$({ document: document as unknown as Document, onscrollend: null }, 'ul'), '^ 50ms !').toBe('a-------e', { a: 1, e: 2 });
    flush();
  });
  expect(document.listening).toEqual([]);
});

it('takes a strip that has not moved for a while for one at rest elsewhere, and tells each slide once [view.fullscreen]', () => {
  const document = listenedTarget();
  expectMarbles(({ hot, expectObservable, flush }) => {
    hot(`a-b ${REST}ms c ${REST}ms c|`, { a: strip(0.5), b: strip(1), c: strip(1) }).subscribe((target) => document.emit(moved('scroll', target)));
    expectObservable(restedSlide$({ document: document as unknown as Document }, 'ul'), '^ 900ms !').toBe(`${REST + 2}ms b`, { b: 1 });
    flush();
  });
  expect(document.listening).toEqual([]);
});
