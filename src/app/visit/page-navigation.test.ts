// @vitest-environment happy-dom
import { BehaviorSubject } from 'rxjs';
import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../../bus/bus.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Command } from '../../bus/flows.ts';
import { createBackPresses, VIEW_ENTRY_LEFT } from '../../streams/browser/back-presses.ts';
import type { PageHost } from './page-host.tsx';
import type { Visit } from './create-visit.ts';
import { layOutUnseen } from './lay-out-unseen.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage } from './load-page.ts';
import { startPageNavigation } from './page-navigation.ts';
import { openShownPage } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';
import { takeUnseenOut } from './unseen-pages.ts';

vi.mock('./lay-out-unseen.ts', { spy: true });
vi.mock('./unseen-pages.ts', { spy: true });
vi.mock('./load-page.ts');
vi.mock('./shown-page.ts', { spy: true });

/** A page of which only what following pages ask is there: its configurator runs, and is told what `commands` says. */
function pageOf(id: string) {
  const commands: Command['type'][] = [];
  const bus = { actor: (address: string) => (address === 'configurator' ? {} : undefined), dispatch: ({ type }: Command) => commands.push(type) };
  const page = { id, bus, state: { context: { language: 'cs' } }, translator: (key: string) => key, stands$: new BehaviorSubject(true), leave: vi.fn<() => void>(), pause: vi.fn<() => void>(), goOn: vi.fn<() => void>(), stop: vi.fn<() => void>() };
  return { page: page as unknown as ShownPage, stands: () => page.stands$.value, leave: page.leave, commands };
}

let open: (to: string, entry?: 'new' | 'same') => Promise<unknown>;
let current: ShownPage;
/** Whose view stands in the document. */
let standing: ShownPage;
/** Has pages follow each other from now on. */
let begin: () => void;
let first: ReturnType<typeof pageOf>;
/** Pages that are about to be rendered, in their order. */
let rendering: (() => void)[];
/** Pages that were rendered where nobody sees them; null for none any more. */
let prepared: (string | null)[];
/** Addresses that were asked, each with its answer. */
let asked: Map<string, () => void>;
/** Pages that were opened, in their order. */
let opened: ReturnType<typeof pageOf>[];

let visitBus: Bus;
/** What went wrong; nothing else may. */
let reported: string[];

/** What has pages follow each other: a test hears nothing of the one before. */
let navigations: Subscription[];

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
  // The entry script is named only.
  (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  document.body.innerHTML = '<script type="module" src="/assets/entry.js"></script><main><h1>A</h1></main>';
  first = pageOf('a');
  [current, standing, rendering, asked, opened, prepared, navigations] = [first.page, first.page, [], new Map(), [], [], []];
  vi.mocked(loadPage).mockImplementation(({ pathname }) => new Promise<LoadedPage>((resolve) => {
    asked.set(pathname, () => resolve({ kind: 'page', url: pathname, answer: { state: {}, head: { title: `Title of ${pathname}`, description: '', canonical: '', alternates: [], structuredData: null } } as never }));
  }));
  vi.mocked(openShownPage).mockImplementation(async ({ id }) => {
    opened.push(pageOf(id));
    return opened.at(-1)!.page;
  });
  const host: PageHost = {
    current: () => standing,
    has: () => false,
    async prepare(page) { prepared.push(page?.id ?? null); },
    show(page) {
      current = page;
      return new Promise((resolve) => {
        rendering.push(() => {
          standing = page;
          resolve();
        });
      });
    },
    element: null,
  };
  reported = [];
  const report = (problem: unknown) => { reported.push((problem as Error).message); };
  visitBus = createBus({ expected: ['navigation'], report });
  const visit = { language: 'cs', bus: visitBus, report, takeOver: (opens: typeof open) => { open = opens; } } as unknown as Visit;
  begin = () => { navigations.push(startPageNavigation({ visit, host, onShown: () => {}, startDeferred: async () => {} })); };
  begin();
});
afterEach(() => {
  expect(reported).toEqual([]);
  navigations.forEach((navigation) => navigation.unsubscribe());
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete (document as { startViewTransition?: unknown }).startViewTransition;
});

/** @returns once its state is there, and all that follows until it would be rendered */
async function press(to: string, isAnswered = true, afterMs = 0): Promise<void> {
  void open(to);
  await vi.advanceTimersByTimeAsync(afterMs);
  if (isAnswered) asked.get(to)!();
  await vi.advanceTimersByTimeAsync(0);
}

const HOTEL = '/dovolena/recko/kreta/chersonissos/aurora-grk1042';
const LIST = '/dovolena/nabidky-letecky';
/** Then a visitor sees that they wait; then they have looked elsewhere. */
const [WAIT_MS, LONG_MS] = [300, 1_100];
const announced = () => document.querySelector('[role=status]')!.textContent;

it('a page that is left closes the calendar that lay over it: Back shows the page itself [view.fullscreen]', async () => {
  await press(HOTEL);
  expect(first.commands).toEqual(['configurator.closeCalendar']);
});

it.each([['<a href="/">A</a>', 'BODY'], ['<h2 tabindex="-1">A</h2>', 'BODY'], ['<input>', 'INPUT']])('of a page that is about to be left, %s has the focus no more where it is no field', async (markup, focused) => {
  document.querySelector('main')!.insertAdjacentHTML('beforeend', markup);
  document.querySelector<HTMLElement>('main :last-child')!.focus();
  expect(document.activeElement!.parentElement).toBe(document.querySelector('main'));
  await press(HOTEL);
  expect([rendering.length, document.activeElement!.tagName]).toEqual([1, focused]);
});

it('a page that comes while the next one is on its way is not announced, and the next one’s progress goes on', async () => {
  await press(HOTEL);
  await press(LIST, false);
  await vi.advanceTimersByTimeAsync(300);
  rendering[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect([announced(), document.documentElement.dataset.navigation]).toEqual(['', 'pending']);
  asked.get(LIST)!();
  await vi.advanceTimersByTimeAsync(0);
  rendering[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect([announced(), document.documentElement.dataset.navigation]).toEqual([`Title of ${LIST}`, undefined]);
});

it.each([
  ['a link to a document', () => { document.body.insertAdjacentHTML('beforeend', '<a href="/mytui">account</a>'); document.querySelector<HTMLElement>('a[href="/mytui"]')!.click(); }],
  ['a flow that opens a document', () => void open('/mytui')],
])('of presses one after another the last counts where it is %s', async (_, pressDocument) => {
  (window as unknown as { happyDOM: { settings: { navigation: Record<string, boolean> } } }).happyDOM.settings.navigation.disableMainFrameNavigation = true;
  await press(HOTEL, false);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  pressDocument();
  asked.get(HOTEL)!();
  await vi.advanceTimersByTimeAsync(0);
  expect([opened.length, rendering.length, document.documentElement.dataset.navigation, first.stands()]).toEqual([0, 0, undefined, true]);
});

it('to another host a flow leads by a link that tells nothing of where it stands; an open view’s entry is taken over by the port [link.rel] [popup.click]', async () => {
  const pressed: unknown[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) { pressed.push([this.href, this.rel, this.isConnected]); });
  expect(await open('https://jinam.example/akce', 'new')).toBe(true);
  history.replaceState({ viewAt: '/' }, '');
  expect(await open('https://jinam.example/akce', 'new')).toBe(false);
  expect(await open('/mytui', 'new')).toBe(false);
  expect(pressed).toEqual([['https://jinam.example/akce', 'noreferrer', false]]);
});

it('Back to a part of a page whose state cannot be had has the document anew, for its address is there already', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.mocked(loadPage).mockImplementation(async ({ href }) => ({ kind: 'failed', url: href }));
  history.replaceState({ page: 'before' }, '', `${LIST}#part`);
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page at an address whose part cannot be read is shown from its heading on, and stands', async () => {
  vi.mocked(loadPage).mockImplementation(async ({ pathname, hash }) => ({ kind: 'page', url: pathname + hash, answer: { state: {}, head: { title: 'T', description: '', canonical: '', alternates: [], structuredData: null } } } as never));
  await press(`${HOTEL}#50%zz`, false);
  rendering[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect([document.activeElement!.tagName, opened[0]!.stands()]).toEqual(['H1', true]);
});

it.each([['the link that had it', true, 'A'], ['the heading, where nothing had it', false, 'H1']])('after Back the focus is on %s', async (_, isPressed, focused) => {
  document.querySelector('main')!.insertAdjacentHTML('beforeend', `<a href="${HOTEL}">hotel</a>`);
  if (isPressed) document.querySelector<HTMLElement>('main a')!.focus();
  await press(HOTEL);
  rendering[0]!();
  await vi.advanceTimersByTimeAsync(0);
  document.querySelector<HTMLElement>('h1')!.blur();
  history.replaceState({ page: 'a' }, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(0);
  rendering[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement!.tagName).toBe(focused);
});

it.each([[199, undefined], [201, 'pending']])('a page that is on its way for %i ms is marked as %s', async (waited, marked) => {
  await press(HOTEL, false);
  await vi.advanceTimersByTimeAsync(waited);
  expect(document.documentElement.dataset.navigation).toBe(marked);
});

it('a page that came back and is left before it stands comes back to where it was [listing.store]', async () => {
  const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
  const top = vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(700);
  const step = async (page: string, to: string) => {
    history.replaceState({ page }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    await vi.advanceTimersByTimeAsync(0);
  };
  await press(HOTEL);
  rendering[0]!();
  await vi.advanceTimersByTimeAsync(0);
  top.mockReturnValue(20);
  await step('a', '/');
  await step(opened[0]!.page.id, HOTEL);
  await step('a', '/');
  scroll.mockClear();
  rendering.at(-1)!();
  await vi.advanceTimersByTimeAsync(0);
  expect(scroll.mock.calls[0]).toEqual([0, 700]);
});

it('a page that cannot be opened gets its document, and the failure is told', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.mocked(openShownPage).mockRejectedValueOnce(new Error('No such flow'));
  await press(HOTEL);
  expect([reload.mock.calls.length, location.pathname, reported]).toEqual([1, HOTEL, ['No such flow']]);
  reported = [];
});

it('what a flow asked for is given up where a link is pressed', async () => {
  const stays: string[] = [];
  visitBus.events$.subscribe((event) => { if (event.kind === 'command' && event.address === 'navigation') stays.push(event.command.type); });
  document.querySelector('main')!.insertAdjacentHTML('beforeend', `<a href="${HOTEL}">there</a>`);
  document.querySelector<HTMLElement>('main a')!.click();
  expect(stays).toEqual(['navigation.stay']);
});

it('a page that is left before it was rendered notes no place of the page before it [view.fullscreen]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const never = new Promise<void>(() => {});
  Object.assign(document, { startViewTransition: () => ({ updateCallbackDone: never, ready: never, finished: never }) });
  await press(HOTEL, true, LONG_MS);
  expect(first.leave).toHaveBeenCalledOnce();
  // Pages are told apart by the time at which they were opened.
  vi.advanceTimersByTime(1);
  await press(LIST);
  expect([opened.length, opened[0]!.leave.mock.calls.length]).toEqual([2, 0]);
});

it.each([['comes before', true], ['comes after', false]])('a press right after a view has closed counts: the browser leaves the view’s entry meanwhile, and the page %s that [view.fullscreen]', async (_, isSooner) => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  createBackPresses(window).backPresses().subscribe().unsubscribe();
  expect(back).toHaveBeenCalledOnce();
  await press(HOTEL, isSooner);
  expect([opened.length, location.pathname]).toEqual([0, '/']);
  // As the browser does.
  history.replaceState({ page: 'a' }, '');
  dispatchEvent(new PopStateEvent('popstate'));
  if (!isSooner) asked.get(HOTEL)!();
  await vi.advanceTimersByTimeAsync(0);
  expect([opened.length, location.pathname]).toEqual([1, HOTEL]);
  back.mockRestore();
});

it('a Back pressed while the browser leaves the entry of a closed view is followed to its page [view.fullscreen]', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  createBackPresses(window).backPresses().subscribe().unsubscribe();
  history.replaceState({ page: 'before' }, '', LIST);
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(0);
  expect([...asked.keys()]).toEqual([LIST]);
  back.mockRestore();
});

it('leaves no listener behind once it ends, not even the one that waits for the step out of a view [view.fullscreen]', () => {
  navigations[0]!.unsubscribe();
  const listening: string[] = [];
  for (const target of [globalThis, document]) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)] as ((...all: unknown[]) => void)[];
    vi.spyOn(target, 'addEventListener').mockImplementation((...all: unknown[]) => { listening.push(all[0] as string); add!(...all); });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...all: unknown[]) => { listening.splice(listening.indexOf(all[0] as string), 1); remove!(...all); });
  }
  begin();
  dispatchEvent(new Event(VIEW_ENTRY_LEFT));
  expect(listening.toSorted()).toEqual(['addresschanged', 'click', 'click', 'click', 'focusin', 'pageshow', 'pointerover', 'popstate', 'popstate', 'touchstart', 'viewentryleft']);
  navigations[1]!.unsubscribe();
  expect(listening).toEqual([]);
});

it.each([
  ['that is waited for longer than a second fades in', false, LONG_MS, 1], ['that comes sooner comes at once', false, WAIT_MS, 0], ['comes at once where less motion is asked for', true, LONG_MS, 0],
])('a page %s', async (_, isLess, afterMs, transitions) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isLess }));
  const done = Promise.resolve();
  const startViewTransition = vi.fn<(change: () => Promise<void>) => object>((change) => {
    void change();
    return { updateCallbackDone: done, ready: done, finished: done };
  });
  Object.assign(document, { startViewTransition });
  await press(HOTEL, true, afterMs);
  expect([startViewTransition.mock.calls.length, rendering.length]).toEqual([transitions, 1]);
});

it('a Back within the document that was pressed before pages followed each other is followed as soon as they do', async () => {
  navigations[0]!.unsubscribe();
  history.replaceState({ page: 'of the document before' }, '', LIST);
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([...asked.keys()]).toEqual([LIST]);
});

it('the last three pages that were left keep their flows, an older one ends [listing.store]', async () => {
  for (const to of [HOTEL, LIST, '/dovolena/recko/nabidky-letecky']) {
    await press(to);
    // Pages are told apart by the time at which they were opened.
    vi.advanceTimersByTime(1);
  }
  expect(first.page.stop).not.toHaveBeenCalled();
  await press('/dovolena/nabidky-autem');
  expect(first.page.stop).toHaveBeenCalledOnce();
  expect(opened.filter(({ page }) => vi.mocked(page.stop).mock.calls.length > 0)).toEqual([]);
});

describe('a pointer that rests on a link', () => {
  beforeEach(() => {
    // As soon as nothing else is to be done.
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
    document.body.insertAdjacentHTML('beforeend', `<a href="${HOTEL}">hotel</a>`);
  });

  async function rest(): Promise<void> {
    document.querySelector('a')!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX: 1, screenY: 1 }));
    await vi.advanceTimersByTimeAsync(100);
    asked.get(HOTEL)!();
    await vi.advanceTimersByTimeAsync(100);
  }

  it('has its page begun, rendered unseen and laid out; the press shows that one, at its address', async () => {
    await rest();
    expect(layOutUnseen).toHaveBeenCalledExactlyOnceWith(opened[0]!.page.id);
    expect([opened.length, prepared, vi.mocked(openShownPage).mock.lastCall![0].isAhead]).toEqual([1, [opened[0]!.page.id], true]);
    await press(HOTEL, false);
    expect([opened.length, location.pathname, rendering.length, current]).toEqual([1, HOTEL, 1, opened[0]!.page]);
    expect(opened[0]!.page.goOn).toHaveBeenCalledExactlyOnceWith(HOTEL);
    expect(opened[0]!.page.stop).not.toHaveBeenCalled();
  });

  it('has it wait outside the document once it rests there no more, and in it when it comes back', async () => {
    const move = (selector: string, screenX: number) => document.querySelector(selector)!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX, screenY: 1 }));
    await rest();
    vi.mocked(takeUnseenOut).mockClear();
    move('body', 2);
    expect(takeUnseenOut).toHaveBeenCalledOnce();
    move('a', 3);
    await vi.advanceTimersByTimeAsync(200);
    expect([vi.mocked(layOutUnseen).mock.calls, vi.mocked(takeUnseenOut).mock.calls.length, opened.length]).toEqual([[[opened[0]!.page.id], [opened[0]!.page.id]], 1, 1]);
    await press(HOTEL, false);
    expect(current).toBe(opened[0]!.page);
  });

  it('has its page begun once where it moves within the link while that is opened, and wait in the document', async () => {
    const page = pageOf('slow').page;
    const { promise, resolve } = Promise.withResolvers<typeof page>();
    vi.mocked(openShownPage).mockReturnValueOnce(promise);
    await rest();
    document.querySelector('a')!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX: 2, screenY: 1 }));
    await vi.advanceTimersByTimeAsync(100);
    vi.mocked(takeUnseenOut).mockClear();
    resolve(page);
    await vi.advanceTimersByTimeAsync(100);
    expect([vi.mocked(openShownPage).mock.calls.length, prepared.length, vi.mocked(takeUnseenOut).mock.calls]).toEqual([1, 1, []]);
  });

  it('that has gone on before its page could be begun has nothing begun', async () => {
    document.querySelector('a')!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX: 1, screenY: 1 }));
    await vi.advanceTimersByTimeAsync(100);
    document.body.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX: 2, screenY: 1 }));
    asked.get(HOTEL)!();
    await vi.advanceTimersByTimeAsync(100);
    expect([opened.length, prepared]).toEqual([0, []]);
  });

  it('has it given up where another page follows', async () => {
    await rest();
    await press(LIST);
    expect([opened.length, prepared.at(-1), current]).toEqual([2, null, opened[1]!.page]);
    expect(opened[0]!.page.stop).toHaveBeenCalledOnce();
  });

  it.each(['/images/scale/scenes/bay.1?dstw=1200', '/api/www/menu', '/mytui/files/1/voucher.pdf'])('asks for nothing where it leads to a file: %s', async (file) => {
    document.querySelector('a')!.href = file;
    document.querySelector('a')!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX: 1, screenY: 1 }));
    await vi.advanceTimersByTimeAsync(100);
    expect([...asked.keys()]).toEqual([]);
  });

  it('begins nothing once the press has come', async () => {
    document.querySelector('a')!.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse', screenX: 1, screenY: 1 }));
    await vi.advanceTimersByTimeAsync(100);
    await press(HOTEL);
    await vi.advanceTimersByTimeAsync(100);
    expect([opened.length, prepared.filter((id) => id !== null)]).toEqual([1, []]);
  });
});

it('a page that another one is about to follow, or has followed, does not stand; Back and a failure have it stand again', async () => {
  await press(HOTEL, false);
  expect(first.stands()).toBe(false);
  vi.mocked(loadPage).mockResolvedValueOnce({ kind: 'offline' });
  await press(LIST, false);
  expect(first.stands()).toBe(true);
  await press(LIST);
  rendering[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect([first.stands(), opened[0]!.stands()]).toEqual([false, true]);
  history.replaceState({ page: 'a' }, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.advanceTimersByTimeAsync(0);
  rendering.forEach((isRendered) => isRendered());
  await vi.advanceTimersByTimeAsync(0);
  expect([first.stands(), opened[0]!.stands()]).toEqual([true, false]);
});
