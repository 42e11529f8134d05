import { TestScheduler } from 'rxjs/testing';
import { expect, it } from 'vitest';
import { pageReturns$ } from './page-returns.ts';

it('tells of a page that comes back from the back/forward cache, not of one that is loaded, while someone listens [config.states]', () => {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ hot, expectObservable }) => {
    const target = new EventTarget();
    hot('-l-r-r', { l: false, r: true }).subscribe((persisted) => target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    expectObservable(pageReturns$(target as Window), '^---!').toBe('---r', { r: 'returned' });
  });
});
