import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { storageChanges$ } from './storage-changes.ts';

it('tells what other tabs store under one name, not what they remove, for as long as someone listens', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const window = listenedTarget(scheduler);
    hot('-a-b-r-a-', { a: { key: 'list', newValue: 'new' }, b: { key: 'other', newValue: 'x' }, r: { key: 'list', newValue: null } })
      .subscribe((change) => window.emit(Object.assign(new Event('storage'), change)));
    expectObservable(storageChanges$(window as unknown as Window, 'list'), '^-----!').toBe('-n', { n: 'new' });
    expectSubscriptions(window.subscriptions).toBe('^-----!');
  });
});
