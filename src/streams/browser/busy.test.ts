import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, logBegun } from '../testing/marbles.ts';
import type { SubscriptionLog } from '../testing/marbles.ts';
import { CALM_MS, isBusy$ } from './busy.ts';

/** A page whose menus and focus are the test's. */
function pageOf(clock: { now: () => number }) {
  const target = listenedTarget(clock);
  const world = { isOpen: false, isWriting: false, changed: () => {}, changes: [] as SubscriptionLog[] };
  const document = Object.assign(target, { documentElement: {}, querySelector: () => (world.isOpen ? {} : null) });
  Object.defineProperty(document, 'activeElement', { get: () => ({ matches: () => world.isWriting }) });
  return {
    world, target,
    page: {
      document,
      MutationObserver: class {
        constructor(tell: () => void) { world.changed = tell; }
        end = () => {};
        observe() { this.end = logBegun(world.changes, clock); }
        disconnect() { this.end(); }
      },
    } as unknown as Parameters<typeof isBusy$>[0],
  };
}

it('an open menu, screen or dialog is told at once, and that it has closed once it lasts, for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const { world, target, page } = pageOf(scheduler);
    hot('-a-b', {
      a: () => { world.isOpen = true; target.emit('toggle'); },
      b: () => { world.isOpen = false; world.changed(); },
    }).subscribe((happen) => happen());
    const end = `${CALM_MS + 10}ms`;
    expectObservable(isBusy$(page, scheduler), `^ ${end} !`).toBe(`ft- ${CALM_MS}ms f`, { f: false, t: true });
    expectSubscriptions(world.changes).toBe(`^ ${end} !`);
    expectSubscriptions(target.subscriptions).toBe(Array.from({ length: 3 }, () => `^ ${end} !`));
  });
});

it('whoever goes from one field to the next is busy all the time', () => {
  expectMarbles(({ scheduler, hot, expectObservable }) => {
    const { world, target, page } = pageOf(scheduler);
    hot('-o-i', {
      i: () => { world.isWriting = true; target.emit('focusin'); },
      o: () => { world.isWriting = false; target.emit('focusout'); },
    }).subscribe((happen) => happen());
    world.isWriting = true;
    expectObservable(isBusy$(page, scheduler), `^ ${CALM_MS * 2}ms !`).toBe('t', { t: true });
  });
});
