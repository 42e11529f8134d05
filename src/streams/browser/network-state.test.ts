import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { networkState$ } from './network-state.ts';

const states = { n: 'online', f: 'offline', s: 'silent' } as const;

it('a copy that was read because nothing answered says so, whatever its browser says, until the browser tells of a change', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = { ...listenedTarget(scheduler), navigator: { onLine: true } as Navigator };
    hot('--b-a-b', { a: 'online', b: 'offline' }).subscribe(window.emit);
    expectObservable(networkState$(window, 'silent'), '^----!').toBe('s-f-n', states);
    expectObservable(networkState$(window, 'offline'), '^----!').toBe('f---n', states);
    expectSubscriptions(window.subscriptions).toBe(['^----!', '^----!', '^----!', '^----!']);
  });
});

it('of any other page it is what the browser says', () => {
  expectMarbles(({ scheduler, hot, expectObservable }) => {
    const window = (onLine: boolean) => ({ ...listenedTarget(scheduler), navigator: { onLine } as Navigator });
    const [near, away] = [window(true), window(false)];
    for (const { emit } of [near, away]) hot('--a', { a: 'online' }).subscribe(emit);
    expectObservable(networkState$(near, null), '^---!').toBe('n', states);
    expectObservable(networkState$(away, null), '^---!').toBe('f-n', states);
  });
});
