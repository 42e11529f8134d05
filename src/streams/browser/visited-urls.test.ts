import { describe, expect, it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { ADDRESS_CHANGED } from './address-changes.ts';
import { visitedUrls$ } from './visited-urls.ts';

/** A window of which the test knows who listens, and whose addresses it changes as Back and Forward do. */
function fakeWindow(clock?: { now: () => number }) {
  const target = listenedTarget(clock);
  const location = { pathname: '/', search: '' };
  return {
    listening: target.listening,
    subscriptions: target.subscriptions,
    announceChange: () => target.emit(ADDRESS_CHANGED),
    visit(url: string) {
      [location.pathname = '', location.search = ''] = url.split(/(?=\?)/);
      target.emit('popstate');
    },
    window: {
      location: location as Location,
      addEventListener: target.addEventListener,
      removeEventListener: target.removeEventListener,
    } as unknown as Window,
  };
}

describe('visited addresses', () => {
  it('are told as Back and Forward lead to them, with their query, for as long as someone listens', () => {
    expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
      const { window, visit, subscriptions } = fakeWindow(scheduler);
      const urls = { a: '/dovolena/recko/nabidky-letecky', b: '/dovolena/recko/nabidky-letecky?page=2', c: '/' };
      hot('a-b-c', urls).subscribe(visit);
      expectObservable(visitedUrls$(window), '-^-!').toBe('--b--', urls);
      expectSubscriptions(subscriptions).toBe(['-^-!', '-^-!']);
    });
  });

  it('are told only where they are others than the one that is shown', () => {
    const { window, visit, announceChange } = fakeWindow();
    const told: string[] = [];
    const subscription = visitedUrls$(window).subscribe((url) => told.push(url));
    visit('/');
    visit('/a');
    visit('/a');
    (window.location as { pathname: string }).pathname = '/b';
    announceChange();
    visit('/a');
    subscription.unsubscribe();
    expect(told).toEqual(['/a', '/a']);
  });

  it('leave out entries of other pages: back from one, the address is the one that was shown [config.url]', () => {
    const { window, visit } = fakeWindow();
    const told: string[] = [];
    const subscription = visitedUrls$(window, () => !window.location.pathname.startsWith('/other')).subscribe((url) => told.push(url));
    for (const url of ['/a', '/other', '/a', '/other', '/b']) visit(url);
    subscription.unsubscribe();
    expect(told).toEqual(['/a', '/b']);
  });

  it('listen to the window only while subscribed', () => {
    const { window, listening } = fakeWindow();
    const subscription = visitedUrls$(window).subscribe();
    expect(listening).toEqual(['popstate', 'addresschanged']);
    subscription.unsubscribe();
    expect(listening).toEqual([]);
  });
});
