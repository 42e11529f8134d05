import { expect, it } from 'vitest';
import { isOnline$ } from './online.ts';
import { listenedTarget } from './testing/listened-target.ts';
import { expectMarbles } from './testing/marbles.ts';

it('whether the browser has a network is told at once and whenever it changes, for as long as someone listens', () => {
  const window = { ...listenedTarget(), navigator: { onLine: false } as Navigator };
  expectMarbles(({ hot, expectObservable, flush }) => {
    hot('-a-a-b-a', { a: 'online', b: 'offline' }).subscribe(window.emit);
    expectObservable(isOnline$(window), '^-----!').toBe('ft---f-', { t: true, f: false });
    flush();
  });
  expect(window.listening).toEqual([]);
  const subscription = isOnline$(window).subscribe();
  expect(window.listening).toEqual(['online', 'offline']);
  subscription.unsubscribe();
  expect(window.listening).toEqual([]);
});

it('a page that is a copy has none, whatever its browser says, until the browser says that it is back', () => {
  const window = { ...listenedTarget(), navigator: { onLine: true } as Navigator };
  expectMarbles(({ hot, expectObservable }) => {
    hot('--a-b', { a: 'online', b: 'offline' }).subscribe(window.emit);
    expectObservable(isOnline$(window, false), '^----!').toBe('f-t-f', { t: true, f: false });
  });
});
