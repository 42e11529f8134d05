// @vitest-environment happy-dom
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { Bus } from '../../bus/bus.ts';
import type { Command, Fact } from '../../bus/flows.ts';
import { OUT_OF_SIGHT } from '../../ui/loading/out-of-sight-property.ts';
import { restorePlace } from './restore-place.ts';

const scrolled = vi.fn<(left: number, top: number) => void>();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => { work(); });
  history.replaceState({ place: { top: 2400, lastPage: 2 } }, '');
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

/** A list that begins with its first page; `load` has the shop answer with a further one. */
function listOfPage() {
  const facts$ = new Subject<Fact>();
  const commands: Command[] = [];
  const bus: Pick<Bus, 'actor' | 'dispatch' | 'facts$'> = {
    actor: () => ({ getSnapshot: () => ({ context: { page: 0 } }) }) as AnyActorRef,
    dispatch: (command) => { commands.push(command); },
    facts$,
  };
  return { bus, commands, end: () => facts$.complete(), load: (page: number) => facts$.next({ type: 'listing.loaded', pagination: { page } } as Fact) };
}

it('a page that comes back scrolls to its reader once its list is as long as it was [listing.store]', () => {
  const { bus, commands, load } = listOfPage();
  const page = { bus };
  restorePlace(page, { current: () => page });
  load(1);
  expect([commands, scrolled.mock.calls]).toEqual([[{ type: 'listing.extend' }, { type: 'listing.extend' }], []]);
  load(2);
  expect(scrolled).toHaveBeenCalledWith(0, 2400);
});

it.each(['is as long as it was', 'has ended'])('the place of a page that was left again moves no other page, when its list %s [listing.store]', (how) => {
  const { bus, load, end } = listOfPage();
  const page = { bus };
  let shown = page;
  restorePlace(page, { current: () => shown });
  load(1);
  shown = { ...page };
  if (how === 'has ended') end();
  else load(2);
  expect([scrolled.mock.calls, document.documentElement.style.getPropertyValue(OUT_OF_SIGHT)]).toEqual([[], '']);
});
