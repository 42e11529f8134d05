/** Pages of a visit follow each other in one document; loaded once the first one answers. */
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import type { Subscription } from 'rxjs';
import { entryOf } from '../../ports/address/history-entry.ts';
import { idle, whenIdle } from '../../ui/loading/idle.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';
import { readPlace } from '../../ports/address/page-place.ts';
import { createShopRouter, pageMatcher, tidyPath } from '../../routes/shop-router.ts';
import type { FlowName } from '../../bus/flows.ts';
import type { HeadFacts } from '../../routes/page-answer.ts';
import { ADDRESS_CHANGED, addressChanges$ } from '../../streams/browser/address-changes.ts';
import { historySteps$ } from '../../streams/browser/history-steps.ts';
import { isLeavingView$ } from '../../streams/browser/leaving-view.ts';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import type { PageHost } from './page-host.tsx';
import { placeToScrollTo } from './scroll-to-place.ts';
import { applyHead, prefetchPicture, readHead } from './apply-head.ts';
import type { Visit } from './create-visit.ts';
import { focusedLink, focusHeading, focusLink, goToPart, letGoOfFocus, writingIn } from './focus.ts';
import type { FocusedLink } from './focus.ts';
import { followLinks } from './follow-links.ts';
import { holdHeights } from './hold-heights.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage } from './load-page.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { createNavigationMarks } from './navigation-marks.ts';
import { loadPartsOfNext } from './next-parts.ts';
import { createPageLoads } from './page-loads.ts';
import { newPageId, openShownPage, untilItStands } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';

/** Pages that were left last and keep their flows: Back to one of them is the page itself. */
const MOST_LEFT_PAGES = 3;

/** How a page was left. */
interface LeftPage {
  page: ShownPage;
  head: HeadFacts;
  url: string;
  top: number;
  focused: FocusedLink | null;
}

/** A page that is likely to be next: begun, and rendered where nobody sees it. */
interface PageAhead {
  id: string;
  loaded: LoadedPage;
  page: Promise<ShownPage | undefined>;
}

interface PageNavigationOptions {
  visit: Visit;
  host: PageHost;
  /** Told before the page is rendered. */
  onShown: (page: ShownPage) => void;
  startDeferred: (visit: Visit, page: ShownPage) => Promise<void>;
}

/** @returns what it listens to */
export function startPageNavigation({ visit, host, onShown, startDeferred }: PageNavigationOptions): Subscription {
  const matchPage = pageMatcher(createShopRouter(visit.language));
  // A development server has a script of its own in the head.
  const build = new URL(document.querySelector<HTMLScriptElement>('body > script[type=module][src]')!.src).pathname;
  const marks = createNavigationMarks();
  const leftPages = new Map<string, LeftPage>();
  /** The page that is shown, or about to be rendered. */
  let shown = host.current();
  /** Whose entry of the browser's history was reached last: the page that is shown, or one that is about to be opened. */
  let reached = shown.id;
  let head = readHead();
  /** Of the page that is shown; after Back the browser's is another already. */
  let shownUrl = address();
  let latest = new AbortController();
  let isPlacing = false;
  let focusedAtPress: Element | null = null;
  /** On which a pointer or the focus rests. */
  let meant: URL | undefined;
  let ahead: PageAhead | undefined;
  /** Leaving the entry of a view that has closed gives no press up. */
  const isLeaving$ = new BehaviorSubject(false);

  /** Undefined where the address has a document of its own. */
  const pageTypeAt = (url: URL) => {
    const page = url.origin === location.origin ? matchPage(tidyPath(url.pathname)) : undefined;
    return page?.opens === 'page' && page.lang === visit.language ? page.pageType : undefined;
  };
  const opensAsPage = (url: URL) => pageTypeAt(url) !== undefined;
  const loads = createPageLoads({
    load: (url, signal) => loadPage(url, { build, pageTypeAt, language: visit.language, signal }),
    isOnLine: () => navigator.onLine,
    now: () => performance.now(),
    onPrefetched: (loaded) => { if (loaded.kind === 'page') prefetchPicture(loaded.answer.head); },
  });

  const navigation = addressChanges$(window).subscribe((url) => { shownUrl = url; });
  navigation.add(isLeavingView$(window).subscribe((isLeaving) => isLeaving$.next(isLeaving)));
  navigation.add(historySteps$(window).subscribe(() => {
    // A Back pressed meanwhile may have led further.
    if (!isLeaving$.value || !isThere()) void follow().catch(visit.report);
  }));
  navigation.add(followLinks({
    opensAsPage,
    open: (url) => void open(url, 'new').catch(visit.report),
    onDocument: stay,
    onIntent(url, rests) {
      if (!mayPrefetch() || url.pathname + url.search === address()) return;
      loads.prefetch(url);
      meant = rests ? url : undefined;
      if (rests) void prepare(url).catch(visit.report);
    },
    isFocusMoved: () => isPlacing,
  }));
  // The first of all matches takes longest.
  pageTypeAt(new URL(location.href));
  document.documentElement.dataset.router = 'on';
  visit.takeOver(async (to) => {
    const url = new URL(to, location.href);
    if (!opensAsPage(url)) {
      stay();
      return false;
    }
    await open(url, 'new');
    return true;
  });
  // Back may have been pressed before: among entries of an earlier document the browser changes the address alone.
  if (!isThere()) void follow().catch(visit.report);
  return navigation;

  /** The last press counts: an earlier one is given up. */
  async function open(url: URL, entry: 'new' | 'there'): Promise<void> {
    const { signal } = press();
    marks.begin(shown.translator);
    const asked = loads.take(url, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    // Whoever else hears of the press, analytics among them, hears of it on the page where it was made.
    const [loaded] = await Promise.all([asked, yieldToMain()]);
    await firstValueFrom(isLeaving$.pipe(filter((isLeaving) => !isLeaving)));
    if (loaded === undefined || signal.aborted) return;
    if (loaded.kind === 'page') return show(loaded, entry, signal);
    shown.stands$.next(true);
    if (loaded.kind === 'document') return openDocument(loaded.url, entry);
    marks.end();
    marks.offline(shown.translator, url.href);
  }

  /** Renders the page of a link that the pointer rests on, once its state is there. */
  async function prepare(url: URL): Promise<void> {
    const loaded = await loads.ahead(url)?.catch(() => undefined);
    await idle();
    if (loaded?.kind !== 'page' || meant !== url || ahead?.loaded === loaded) return;
    giveUpAhead();
    const id = newPageId();
    const page = openShownPage({ visit, id, state: loaded.answer.state, url: loaded.url, isAhead: true, yieldToMain }).catch(() => undefined);
    const mine = ahead = { id, loaded, page };
    const opened = await page;
    if (ahead !== mine || opened === undefined) return;
    await host.prepare(opened);
  }

  function giveUpAhead(): void {
    if (ahead === undefined) return;
    void ahead.page.then((page) => page?.stop());
    ahead = undefined;
    void host.prepare(null);
  }

  function press(): AbortController {
    focusedAtPress = document.activeElement;
    meant = undefined;
    latest.abort();
    latest = new AbortController();
    shown.stands$.next(false);
    return latest;
  }

  /** Nothing follows the page that is shown, but perhaps a document. */
  function stay(): void {
    press();
    shown.stands$.next(true);
    marks.end();
  }

  function openDocument(url: string, entry: 'new' | 'there'): void {
    // To the address that it has already, a browser would only go to its part.
    if (new URL(url, location.href).href === location.href) location.reload();
    else if (entry === 'new' && !entryOf(history).isView) location.assign(url);
    else location.replace(url);
  }

  async function show(loaded: Extract<LoadedPage, { kind: 'page' }>, entry: 'new' | 'there', pressed: AbortSignal): Promise<void> {
    const { answer, url } = loaded;
    const prepared = ahead?.loaded === loaded ? ahead : undefined;
    if (prepared === undefined) giveUpAhead();
    ahead = undefined;
    const id = prepared?.id ?? newPageId();
    const left = leave();
    const { page: at } = entryOf(history);
    if (entry === 'new' && (at === undefined || at === shown.id)) {
      // One that was left before it was rendered has neither list nor place to note.
      if (host.current() === shown) shown.leave();
      history.replaceState({ ...entryOf(history), page: shown.id }, '');
      // The page comes back itself, and the browser would scroll the one that is shown until then.
      history.scrollRestoration = 'manual';
    }
    if (entry === 'new' && !entryOf(history).isView) history.pushState({ page: id }, '', url);
    else history.replaceState({ ...(entry === 'there' && entryOf(history)), page: id }, '', url);
    history.scrollRestoration = 'manual';
    reached = id;
    remember(left);
    const page = await (prepared?.page ?? openShownPage({ visit, id, state: answer.state, url: address() }).catch(() => undefined));
    // Back, or a page that was there sooner, has led elsewhere meanwhile.
    if (reached !== id) return page?.stop();
    if (page === undefined) return location.reload();
    if (prepared) page.goOn(address());
    await swap(page, answer.head, pressed, entry === 'there' || location.hash !== '', (focuses) => {
      if (entry === 'there' && readPlace(history)) {
        if (focuses) focusHeading();
        void import('./restore-place.ts').then(({ restorePlace }) => restorePlace(page.bus)).catch(visit.report);
      } else if (!goToPart(location.hash, { focuses })) {
        scrollTo(0, 0);
        if (focuses) focusHeading();
      }
    });
    afterPaint(() => void startDeferred(visit, page).catch(visit.report));
    await untilItStands(page);
    if (mayPrefetch()) whenIdle(() => void loadPartsOfNext(page.state.context).catch(() => {}));
  }

  /** The entry belongs to the page that was reached last. */
  function isThere(): boolean {
    const { page: id } = entryOf(history);
    return id === reached || (id === undefined && reached === shown.id && address() === shownUrl);
  }

  /** Back and Forward: within a page its own flows follow; else it is the page that was left, or its address is asked again. */
  async function follow(): Promise<void> {
    const { page: id } = entryOf(history);
    if (isThere()) {
      stay();
      shownUrl = address();
      return;
    }
    const before = id === undefined ? undefined : leftPages.get(id);
    if (before?.url !== address()) return open(new URL(location.href), 'there');
    const { signal } = press();
    giveUpAhead();
    leftPages.delete(before.page.id);
    reached = before.page.id;
    if (shown !== before.page) remember(leave());
    before.page.goOn(before.url);
    await swap(before.page, before.head, signal, true, (focuses) => {
      placeToScrollTo(before.top)();
      if (focuses && !focusLink(before.focused)) focusHeading();
    });
  }

  /** The page that is shown begins nothing more from here on. */
  function leave(): LeftPage {
    shown.pause();
    // One that was left before it was rendered has no place yet.
    const isRendered = host.current() === shown;
    if (isRendered) holdHeights();
    return { page: shown, head, url: shownUrl, top: isRendered ? scrollY : 0, focused: isRendered ? focusedLink() : null };
  }

  function remember(left: LeftPage): void {
    // What covers a page is not there when it comes back.
    if (left.page.bus.actor('fullScreenView')) left.page.bus.dispatch({ type: 'fullScreenView.close' });
    if (left.page.bus.actor('configurator')) left.page.bus.dispatch({ type: 'configurator.closeCalendar' });
    leftPages.delete(left.page.id);
    leftPages.set(left.page.id, left);
    for (const [id, { page }] of leftPages) {
      if (leftPages.size <= MOST_LEFT_PAGES) break;
      leftPages.delete(id);
      page.stop();
    }
  }

  /** @param pressed aborts with the next press, whose page is then on its way */
  async function swap(page: ShownPage, nextHead: HeadFacts, pressed: AbortSignal, isWhole: boolean, place: (focuses: boolean) => void): Promise<void> {
    page.stands$.next(false);
    shown = page;
    head = nextHead;
    shownUrl = address();
    dispatchEvent(new Event(ADDRESS_CHANGED));
    onShown(page);
    const change = async () => {
      if (shown !== page) return;
      const goOnWriting = writingIn((flow) => visit.bus.actor(flow as FlowName) !== undefined, focusedAtPress);
      letGoOfFocus();
      await host.show(page, isWhole);
      if (shown !== page) return;
      applyHead(nextHead, page.state.context.language);
      closeMenus();
      isPlacing = true;
      try {
        place(goOnWriting === undefined);
        if (goOnWriting?.() === false) focusHeading();
      } finally {
        isPlacing = false;
      }
    };
    // Nobody who has not waited is made to wait by a transition; the next page is rendered while the browser begins it.
    if (host.has(page) || !marks.isPending()) await change();
    else {
      const rendered = host.prepare(page, isWhole);
      await inTransition(async () => {
        await rendered;
        await change();
      });
    }
    if (shown !== page || pressed.aborted) return;
    page.stands$.next(true);
    marks.end();
    marks.announce(nextHead.title);
  }
}

function address(): string {
  return location.pathname + location.search;
}

/** What stands around the pages stays as it is but for the menu whose link was pressed. */
function closeMenus(): void {
  // A browser without popovers shows its menus all the time.
  if ('hidePopover' in HTMLElement.prototype) document.querySelectorAll<HTMLElement>('[popover]').forEach((menu) => menu.hidePopover());
}

/** As the browser's own navigations do, where nobody asks for less motion. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
  // Another page may follow before this one has faded in.
  for (const part of [ready, finished]) part.catch(() => {});
  await updateCallbackDone;
}
