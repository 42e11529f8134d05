import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { ADDRESS_CHANGED, addressChanges$ } from './address-changes.ts';

it('tells path and query whenever the document has changed its own address, while someone listens [url.listing-q]', () => {
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const target = { ...listenedTarget(scheduler), location: { pathname: '/dovolena', search: '', hash: '#part' } as Location };
    hot('-a-b--a', { a: '?q=a', b: '?q=b' }).subscribe((search) => {
      target.location.search = search;
      target.emit(ADDRESS_CHANGED);
    });
    expectObservable(addressChanges$(target), '^----!').toBe('-a-b', { a: '/dovolena?q=a', b: '/dovolena?q=b' });
    expectSubscriptions(target.subscriptions).toBe('^----!');
  });
});
