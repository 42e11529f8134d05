import { TestScheduler } from 'rxjs/testing';
import { expect, it } from 'vitest';
import { nearness$ } from './nearness.ts';

/** A page in which a place appears, is replaced and comes near when the test says so. */
function pageOf() {
  const page = { place: null as object | null, near: (_isNear: boolean) => {}, changed: () => {}, watched: [] as unknown[], margin: '' };
  const sight = {
    document: { querySelector: () => page.place, body: {} },
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        page.margin = rootMargin;
        page.near = (isIntersecting) => tell([{ isIntersecting }]);
      }

      observe(element: unknown) { page.watched.push(element); }
      disconnect() { page.watched.push('left'); }
    },
    MutationObserver: class {
      constructor(tell: () => void) { page.changed = tell; }
      observe() {}
      disconnect() {}
    },
  };
  return { page, near$: nearness$(sight as never, '[data-part="weather"]', 200) };
}

it('tells once of a place that comes within 200 px, also of one that appears later or is replaced [format.image-widths]', () => {
  const { page, near$ } = pageOf();
  const [first, second] = [{ id: 1 }, { id: 2 }];
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(({ hot, expectObservable, flush }) => {
    hot('-a-b-c-n', {
      a: () => { page.place = first; page.changed(); },
      b: () => page.near(false),
      c: () => { page.place = second; page.changed(); },
      n: () => page.near(true),
    }).subscribe((happen) => happen());
    expectObservable(near$).toBe('-------(n|)', { n: 'near' });
    flush();
  });
  expect([page.watched, page.margin]).toEqual([[first, 'left', second, 'left'], '200px']);
});
