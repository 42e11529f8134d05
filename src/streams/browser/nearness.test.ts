import { expect, it } from 'vitest';
import { expectMarbles, logBegun } from '../testing/marbles.ts';
import type { SubscriptionLog } from '../testing/marbles.ts';
import { nearness$ } from './nearness.ts';

/** A page in which a place appears, is replaced and comes near when the test says so. */
function pageOf(clock: { now: () => number }) {
  const page = { place: null as object | null, near: (_isNear: boolean) => {}, changed: () => {}, watched: [] as unknown[], margin: '', sights: [] as SubscriptionLog[], changes: [] as SubscriptionLog[] };
  const sight = {
    document: { querySelector: () => page.place, body: {} },
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
        page.margin = rootMargin;
        page.near = (isIntersecting) => tell([{ isIntersecting }]);
      }

      end = () => {};
      observe(element: unknown) { page.watched.push(element); this.end = logBegun(page.sights, clock); }
      disconnect() { this.end(); }
    },
    MutationObserver: class {
      constructor(tell: () => void) { page.changed = tell; }
      end = () => {};
      observe() { this.end = logBegun(page.changes, clock); }
      disconnect() { this.end(); }
    },
  };
  return { page, near$: nearness$(sight as never, '[data-part="weather"]', 200) };
}

it('tells once of a place that comes within 200 px, also of one that appears later or is replaced [format.image-widths]', () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions, flush }) => {
    const { page, near$ } = pageOf(scheduler);
    hot('-a-b-c-n', {
      a: () => { page.place = first; page.changed(); },
      b: () => page.near(false),
      c: () => { page.place = second; page.changed(); },
      n: () => page.near(true),
    }).subscribe((happen) => happen());
    expectObservable(near$).toBe('-------(n|)', { n: 'near' });
    expectSubscriptions(page.changes).toBe('^------!');
    expectSubscriptions(page.sights).toBe(['-^---!', '-----^-!']);
    flush();
    expect([page.watched, page.margin]).toEqual([[first, second], '200px']);
  });
});
