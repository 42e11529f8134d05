import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { ADDRESS_CHANGED, visitedUrls$ } from './visited-urls.ts';

/** A window of which the test knows who listens, and whose addresses it changes as Back and Forward do. */
function fakeWindow() {
  const target = new EventTarget();
  const location = { pathname: '/', search: '' };
  const listening: string[] = [];
  return {
    listening,
    announceChange: () => target.dispatchEvent(new Event(ADDRESS_CHANGED)),
    visit(url: string) {
      [location.pathname = '', location.search = ''] = url.split(/(?=\?)/);
      target.dispatchEvent(new Event('popstate'));
    },
    window: {
      location: location as Location,
      addEventListener: (type: string, listener: EventListener) => { listening.push(type); target.addEventListener(type, listener); },
      removeEventListener: (type: string, listener: EventListener) => { listening.pop(); target.removeEventListener(type, listener); },
    } as unknown as Window,
  };
}

describe('visited addresses', () => {
  it('are told as Back and Forward lead to them, with their query, for as long as someone listens', () => {
    new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ hot, expectObservable, flush }) => {
      const { window, visit, listening } = fakeWindow();
      const urls = { a: '/dovolena/recko/nabidky-letecky', b: '/dovolena/recko/nabidky-letecky?page=2', c: '/' };
      hot('a-b-c', urls).subscribe(visit);
      expectObservable(visitedUrls$(window), '-^-!').toBe('--b--', urls);
      expect(listening).toEqual([]);
      flush();
      expect(listening).toEqual([]);
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

  it('listen to the window only while subscribed', () => {
    const { window, listening } = fakeWindow();
    const subscription = visitedUrls$(window).subscribe();
    expect(listening).toEqual(['popstate', 'addresschanged']);
    subscription.unsubscribe();
    expect(listening).toEqual([]);
  });
});
