import { describe, it } from 'vitest';
import { clock$ } from './clock.ts';
import { expectMarbles } from './testing/marbles.ts';

describe('the clock', () => {
  it('ticks so that a tick falls on the moment it counts towards, for as long as someone listens [view.countdown]', () => {
    expectMarbles(({ scheduler, expectObservable }) => {
      expectObservable(clock$({ period: 5, towards: 13, scheduler }), '^ 13ms !').toBe('3ms a 4ms b 4ms c', { a: 3, b: 8, c: 13 });
    });
  });

  it('waits a whole period where it begins at a tick, and goes on past the moment', () => {
    expectMarbles(({ scheduler, expectObservable }) => {
      expectObservable(clock$({ period: 4, towards: 4, scheduler }), '^ 8ms !').toBe('4ms a 3ms b', { a: 4, b: 8 });
    });
  });
});
