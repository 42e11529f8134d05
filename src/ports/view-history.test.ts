import { describe, expect, it } from 'vitest';
import { createAddressPorts } from './change-url.ts';
import { visitedUrls$ } from '../streams/visited-urls.ts';
import { createAwaitBack, createAwaitDesktop } from './view-history.ts';

/** A window with a history as browsers keep it: going back is told a moment later. */
function fakeWindow(state: unknown = null) {
  const target = new EventTarget();
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
    target.dispatchEvent(new Event('popstate'));
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
  return { window, entries, told, goBack, place: () => at };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function held(fake: ReturnType<typeof fakeWindow>) {
  const awaitBack = createAwaitBack(fake.window);
  return () => {
    const left = new AbortController();
    let wasPressed = false;
    void awaitBack({}, { signal: left.signal }).then(() => { wasPressed = !left.signal.aborted; });
    return { close: () => left.abort(), wasPressed: () => wasPressed };
  };
}

describe('the browser’s Back as the way out of a view', () => {
  it('has an entry of its own, and no visit is told of leaving it [view.fullscreen]', async () => {
    const fake = fakeWindow();
    const view = held(fake)();
    await settled();
    expect(fake.entries).toEqual([{ state: null, url: '/' }, { state: { isView: true }, url: '/' }]);
    fake.goBack();
    await settled();
    expect([view.wasPressed(), fake.place(), fake.told]).toEqual([true, 0, []]);
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
    expect([fake.place(), fake.told]).toEqual([0, []]);
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
      expect(fake.entries.slice(0, fake.place() + 1)).toEqual([{ state: null, url: '/' }, { state: null, url: '/?q=b' }]);
    }
  });

  it('is left for another document in its place, which Back leaves for the page itself', async () => {
    const fake = fakeWindow();
    held(fake)();
    await settled();
    await createAddressPorts(fake.window).openDocument({ url: '/dovolena' }, { signal: new AbortController().signal });
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
    expect(view.wasPressed()).toBe(true);
  });

  it('makes the entry of a page that was loaded again an ordinary one', () => {
    const fake = fakeWindow({ isView: true });
    createAwaitBack(fake.window);
    expect(fake.entries).toEqual([{ state: null, url: '/' }]);
  });
});

it('tells when the viewport is a desktop’s, at once or later [view.breakpoints]', async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  const asked: string[] = [];
  const awaitDesktop = createAwaitDesktop(((media: string) => { asked.push(media); return query; }) as never);
  let isDesktop = false;
  const waiting = awaitDesktop({}, { signal: new AbortController().signal }).then(() => { isDesktop = true; });
  await settled();
  expect([asked, isDesktop]).toEqual([['(min-width: 992px)'], false]);
  query.dispatchEvent(new Event('change'));
  await waiting;
  expect(isDesktop).toBe(true);
  await createAwaitDesktop((() => ({ matches: true })) as never)({}, { signal: new AbortController().signal });
});
