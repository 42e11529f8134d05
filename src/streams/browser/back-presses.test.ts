import { switchMap } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createAddressPorts } from '../../ports/address/change-url.ts';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles } from '../testing/marbles.ts';
import { visitedUrls$ } from './visited-urls.ts';
import { createBackPresses } from './back-presses.ts';

/** A window with a history as browsers keep it: going back is told a moment later. */
function fakeWindow(state: unknown = null, clock?: { now: () => number }) {
  const target = listenedTarget(clock);
  const entries = [{ state, url: '/' }];
  let at = 0;
  const location = {
    get pathname() { return entries[at]!.url.split('?')[0]!; },
    get search() { return entries[at]!.url.includes('?') ? `?${entries[at]!.url.split('?')[1]}` : ''; },
    assign: (url: string) => { entries.splice(at + 1, Infinity, { state: null, url }); at += 1; },
    replace: (url: string) => { entries[at] = { state: null, url }; },
  };
  const goBack = () => {
    at -= 1;
    target.emit('popstate');
  };
  const goForward = () => {
    at += 1;
    target.emit('popstate');
  };
  const history = {
    get state() { return entries[at]!.state; },
    pushState: (next: unknown, _: string, url = entries[at]!.url) => { entries.splice(at + 1, Infinity, { state: next, url }); at += 1; },
    replaceState: (next: unknown, _: string, url = entries[at]!.url) => { entries[at] = { state: next, url }; },
    back: () => queueMicrotask(goBack),
  };
  const window = Object.assign(target, { history, location }) as unknown as Window;
  const told: string[] = [];
  visitedUrls$(window).subscribe((url) => told.push(url));
  const always = target.listening.length;
  return {
    window, entries, told, goBack, goForward, place: () => at, listening: () => target.listening.slice(always),
    subscriptions: () => target.subscriptions.slice(always),
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function held(fake: ReturnType<typeof fakeWindow>) {
  const { backPresses } = createBackPresses(fake.window);
  return () => {
    let wasPressed = false;
    const listening = backPresses().subscribe(() => { wasPressed = true; });
    return { close: () => listening.unsubscribe(), wasPressed: () => wasPressed };
  };
}

describe('the browser’s Back as the way out of a view', () => {
  it('holds nothing more where the step leads to another page, until something covers that one [view.fullscreen]', async () => {
    const fake = fakeWindow({ page: 'b' });
    const { backPresses } = createBackPresses(fake.window);
    // As a screen of several does: it goes a screen back, and listens anew.
    backPresses().subscribe(() => { backPresses().subscribe(); });
    fake.entries[0]!.state = { page: 'a' };
    fake.goBack();
    expect([fake.entries.map(({ state }) => state), fake.place()]).toEqual([[{ page: 'a' }, { page: 'b', viewAt: '/' }], 0]);
    await settled();
    backPresses().subscribe();
    expect([fake.entries.map(({ state }) => state), fake.place()]).toEqual([[{ page: 'a' }, { page: 'a', viewAt: '/' }], 1]);
  });

  it('has an entry of its own, and no visit is told of leaving it [view.fullscreen]', async () => {
    const fake = fakeWindow();
    const view = held(fake)();
    await settled();
    expect(fake.entries).toEqual([{ state: null, url: '/' }, { state: { viewAt: '/' }, url: '/' }]);
    fake.goBack();
    await settled();
    expect([view.wasPressed(), fake.place(), fake.told, fake.listening()]).toEqual([true, 0, [], []]);
  });

  it('is told once, and listened to until then [view.fullscreen]', () => {
    expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions, flush }) => {
      const fake = fakeWindow(null, scheduler);
      hot('---b').subscribe(fake.goBack);
      expectObservable(createBackPresses(fake.window).backPresses(), '^----!').toBe('---(p|)', { p: 'pressed' });
      flush();
      expectSubscriptions(fake.subscriptions()).toBe(['^--!', '^--!', '^--!']);
    });
  });

  it('is taken anew for what stays open, in the moment it is pressed [view.mobile-filters]', async () => {
    const fake = fakeWindow();
    const { backPresses } = createBackPresses(fake.window);
    const presses: number[] = [];
    const first = backPresses().pipe(switchMap(() => {
      presses.push(fake.place());
      return backPresses();
    }));
    const listening = first.subscribe(() => presses.push(fake.place()));
    fake.goBack();
    await settled();
    expect([presses, fake.place(), fake.entries.length]).toEqual([[0], 1, 2]);
    fake.goBack();
    await settled();
    expect([presses, fake.place(), fake.told, listening.closed, fake.listening()]).toEqual([[0, 0], 0, [], true, []]);
  });

  it('leaves no entry behind when the view is closed otherwise', async () => {
    const fake = fakeWindow();
    const open = held(fake);
    const view = open();
    await settled();
    view.close();
    const next = open();
    await settled();
    expect([view.wasPressed(), fake.place(), fake.entries.length, fake.told]).toEqual([false, 1, 2, []]);
    next.close();
    await settled();
    expect([fake.place(), fake.told, fake.listening()]).toEqual([0, [], []]);
  });

  it('keeps what was chosen in the view as one step, however it is closed [url.listing-q]', async () => {
    for (const closes of ['back', 'button']) {
      const fake = fakeWindow();
      const view = held(fake)();
      await settled();
      const { changeUrl } = createAddressPorts(fake.window);
      await changeUrl({ url: '/?q=a', entry: 'new' }, { signal: new AbortController().signal });
      await changeUrl({ url: '/?q=b', entry: 'new' }, { signal: new AbortController().signal });
      if (closes === 'back') fake.goBack();
      else view.close();
      await settled();
      expect([fake.entries.slice(0, fake.place() + 1), fake.listening()]).toEqual([[{ state: null, url: '/' }, { state: null, url: '/?q=b' }], []]);
    }
  });

  it('is not asked back to the address before where what was chosen is settled while the browser leaves the view [config.url] [view.fullscreen]', async () => {
    const fake = fakeWindow({ page: 'a' });
    const view = held(fake)();
    await settled();
    view.close();
    const { changeUrl } = createAddressPorts(fake.window);
    await changeUrl({ url: '/?q=a', entry: 'same' }, { signal: new AbortController().signal });
    await settled();
    expect([fake.entries.map(({ url }) => url), fake.place(), fake.told, fake.listening()]).toEqual([['/', '/?q=a'], 1, [], []]);
  });

  it('is left for another document in its place, which Back leaves for the page itself', async () => {
    const fake = fakeWindow();
    held(fake)();
    await settled();
    await createAddressPorts(fake.window).openDocument({ url: '/dovolena', entry: 'new' }, { signal: new AbortController().signal });
    expect(fake.entries.map(({ url }) => url)).toEqual(['/', '/dovolena']);
  });

  it('closes what a kept document showed when the visitor left it', async () => {
    const fake = fakeWindow();
    const view = held(fake)();
    await settled();
    fake.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settled();
    expect(view.wasPressed()).toBe(false);
    fake.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect([view.wasPressed(), fake.listening()]).toEqual([true, []]);
  });

  it('is the page’s again where a view’s entry is reached that nothing stands for: loaded again, or by Forward [view.fullscreen]', async () => {
    const fake = fakeWindow();
    const { backPresses, leaveClosedViews$ } = createBackPresses(fake.window);
    const view = backPresses().subscribe();
    const following = leaveClosedViews$(() => !view.closed).subscribe();
    expect(fake.place()).toBe(1);
    fake.goBack();
    await settled();
    expect([view.closed, fake.place()]).toEqual([true, 0]);
    fake.goForward();
    expect(fake.place()).toBe(1);
    await settled();
    expect(fake.place()).toBe(0);
    following.unsubscribe();
    fake.goForward();
    leaveClosedViews$(() => false).subscribe().unsubscribe();
    await settled();
    expect([fake.place(), fake.entries.length, fake.told, fake.listening()]).toEqual([0, 2, [], []]);
  });

  it('stays a step where something was chosen in the view before its page was loaded again [url.listing-q]', () => {
    const fake = fakeWindow({ page: 'a', viewAt: '/?q=a' });
    createBackPresses(fake.window).leaveClosedViews$(() => false).subscribe();
    expect([fake.entries, fake.place()]).toEqual([[{ state: { page: 'a' }, url: '/' }], 0]);
  });
});
