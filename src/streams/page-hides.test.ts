import { TestScheduler } from 'rxjs/testing';
import { expect, it } from 'vitest';
import { pageHides$ } from './page-hides.ts';

it('tells that the page is left or put aside, not that it is shown again, while someone listens [checkout.flow]', () => {
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ hot, expectObservable }) => {
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    hot('-hv-l-h', { h: 'hidden', v: 'visible', l: null }).subscribe((state) => {
      if (state === null) return window.dispatchEvent(new Event('pagehide'));
      document.visibilityState = state as DocumentVisibilityState;
      return document.dispatchEvent(new Event('visibilitychange'));
    });
    expectObservable(pageHides$(window as Window, document as unknown as Document), '^----!').toBe('-h--l', { h: 'hidden', l: 'hidden' });
  });
});
