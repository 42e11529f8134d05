import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { consent$ } from './consent.ts';

const change = (name: string, value: string) => Object.assign(new Event('change'), { changed: [{ name, value }] });

it('a choice of cookies is told whenever the cookie changes to another one that can be read, for as long as someone listens [consent.categories]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const store = listenedTarget(scheduler);
    hot('-p-p-o-j-n-p', { p: change('consent', 'preferences'), o: change('listingSort', 'price'), j: change('consent', 'junk'), n: change('consent', 'none') }).subscribe(store.emit);
    expectObservable(consent$(store), '^---------!').toBe('-p-------n-', {
      p: { preferences: true, statistics: false, marketing: false },
      n: { preferences: false, statistics: false, marketing: false },
    });
    expectSubscriptions(store.subscriptions).toBe('^---------!');
  });
});

it('a browser without a cookie store tells of no choice', () => {
  expectMarbles(({ expectObservable }) => expectObservable(consent$(undefined)).toBe(''));
});
