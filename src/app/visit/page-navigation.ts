/** Pages of a visit follow each other in one document; loaded once the first one answers. */
import { entryOf } from '../../ports/history-entry.ts';
import { readListPlace } from '../../ports/list-place.ts';
import { createShopRouter, pageMatcher, tidyPath } from '../../routes/shop-router.ts';
import type { HeadFacts } from '../../routes/page-answer.ts';
import { ADDRESS_CHANGED } from '../../streams/visited-urls.ts';
import type { PageHost } from '../boot/page-host.tsx';
import { placeToScrollTo } from '../boot/scroll-to-place.ts';
import { restoreListPlace } from '../boot/hold-list-place.ts';
import { applyHead, prefetchPicture, readHead } from './apply-head.ts';
import type { Visit } from './create-visit.ts';
import { focusedLink, focusHeading, focusLink, goToPart } from './focus.ts';
import type { FocusedLink } from './focus.ts';
import { followLinks, mayPrefetch } from './follow-links.ts';
import { loadPage } from './load-page.ts';
import type { LoadedPage } from './load-page.ts';
import { createNavigationMarks } from './navigation-marks.ts';
import { createPageLoads } from './page-loads.ts';
import { newPageId, openShownPage } from './shown-page.ts';
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

interface PageNavigationOptions {
  visit: Visit;
  host: PageHost;
  /** Told before the page is rendered. */
  onShown: (page: ShownPage) => void;
  startDeferred: (visit: Visit, page: ShownPage) => Promise<void>;
}

export function startPageNavigation({ visit, host, onShown, startDeferred }: PageNavigationOptions): void {
  const matchPage = pageMatcher(createShopRouter(visit.language));
  const build = new URL(document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src).pathname;
  const marks = createNavigationMarks();
  const leftPages = new Map<string, LeftPage>();
  let head = readHead();
  /** Of the page that is shown; after Back the browser's is another already. */
  let shownUrl = address();
  let latest = new AbortController();
  /** A focus that we move is nobody's intent. */
  let isPlacing = false;

  const opensAsPage = (url: URL) => {
    const page = url.origin === location.origin ? matchPage(tidyPath(url.pathname)) : undefined;
    return page?.opens === 'page' && page.lang === visit.language;
  };
  const loads = createPageLoads({
    load: (url, signal) => loadPage(url, { build, opensAsPage, ...(signal && { signal }) }),
    now: () => performance.now(),
    onPrefetched: (loaded) => { if (loaded.kind === 'page') prefetchPicture(loaded.answer.head); },
  });

  if (entryOf(history).page === undefined) history.replaceState({ ...entryOf(history), page: host.current().id }, '');
  addEventListener(ADDRESS_CHANGED, () => { shownUrl = address(); });
  addEventListener('popstate', () => void follow().catch(visit.report));
  followLinks({
    opensAsPage,
    open: (url) => void open(url, 'new').catch(visit.report),
    onIntent: (url) => { if (!isPlacing && mayPrefetch()) loads.prefetch(url); },
  });
  document.documentElement.dataset.router = 'on';
  visit.takeOver(async (to) => {
    const url = new URL(to, location.href);
    if (!opensAsPage(url)) return false;
    await open(url, 'new');
    return true;
  });

  /** The last press counts: an earlier one is given up. */
  async function open(url: URL, entry: 'new' | 'there'): Promise<void> {
    const { signal } = press();
    marks.begin(host.current().translator);
    const loaded = await loads.take(url, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (loaded === undefined || signal.aborted) return;
    if (loaded.kind === 'offline') {
      marks.end();
      marks.offline(host.current().translator, url.href);
    } else if (loaded.kind === 'document') openDocument(loaded.url, entry);
    else await show(loaded, entry, signal);
  }

  function press(): AbortController {
    latest.abort();
    latest = new AbortController();
    return latest;
  }

  function openDocument(url: string, entry: 'new' | 'there'): void {
    if (entry === 'new' && !entryOf(history).isView) location.assign(url);
    else location.replace(url);
  }

  async function show({ answer, url }: Extract<LoadedPage, { kind: 'page' }>, entry: 'new' | 'there', signal: AbortSignal): Promise<void> {
    const id = newPageId();
    const left = leave();
    if (entry === 'new') {
      host.current().leave();
      history.replaceState({ ...entryOf(history), page: host.current().id }, '');
      // The page comes back itself, and the browser would scroll the one that is shown until then.
      history.scrollRestoration = 'manual';
    }
    if (entry === 'new' && !entryOf(history).isView) history.pushState({ page: id }, '', url);
    else history.replaceState({ ...(entry === 'there' && entryOf(history)), page: id }, '', url);
    history.scrollRestoration = 'manual';
    remember(left);
    const page = await openShownPage({ visit, id, state: answer.state, url: address() }).catch(() => undefined);
    if (page === undefined) return location.reload();
    if (signal.aborted) return page.stop();
    await swap(page, answer.head, () => {
      if (entry === 'there' && readListPlace(history)) restoreListPlace(page.bus);
      else if (!goToPart(location.hash)) {
        scrollTo(0, 0);
        focusHeading();
      }
    });
    void startDeferred(visit, page).catch(visit.report);
  }

  /** Back and Forward: within a page its own flows follow; else it is the page that was left, or its address is asked again. */
  async function follow(): Promise<void> {
    const { page: id } = entryOf(history);
    if (id === host.current().id || (id === undefined && address() === shownUrl)) {
      press();
      marks.end();
      shownUrl = address();
      return;
    }
    const before = id === undefined ? undefined : leftPages.get(id);
    if (before?.url !== address()) return open(new URL(location.href), 'there');
    press();
    leftPages.delete(before.page.id);
    remember(leave());
    before.page.goOn(before.url);
    await swap(before.page, before.head, () => {
      placeToScrollTo(before.top)();
      focusLink(before.focused);
    });
  }

  /** The page that is shown begins nothing more from here on. */
  function leave(): LeftPage {
    const page = host.current();
    page.pause();
    return { page, head, url: shownUrl, top: scrollY, focused: focusedLink() };
  }

  function remember(left: LeftPage): void {
    // What covers a page is not there when it comes back.
    if (left.page.bus.actor('fullScreenView')) left.page.bus.dispatch({ type: 'fullScreenView.close' });
    leftPages.delete(left.page.id);
    leftPages.set(left.page.id, left);
    for (const [id, { page }] of leftPages) {
      if (leftPages.size <= MOST_LEFT_PAGES) break;
      leftPages.delete(id);
      page.stop();
    }
  }

  async function swap(page: ShownPage, nextHead: HeadFacts, place: () => void): Promise<void> {
    head = nextHead;
    shownUrl = address();
    dispatchEvent(new Event(ADDRESS_CHANGED));
    onShown(page);
    await inTransition(async () => {
      await host.show(page);
      if (host.current() !== page) return;
      applyHead(nextHead, page.state.context.language);
      isPlacing = true;
      place();
      isPlacing = false;
    });
    if (host.current() !== page) return;
    marks.end();
    marks.announce(nextHead.title);
  }
}

function address(): string {
  return location.pathname + location.search;
}

/** As the browser's own navigations do, where nobody asks for less motion. */
async function inTransition(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change);
  // Another page may follow before this one has faded in.
  for (const part of [ready, finished]) part.catch(() => {});
  await updateCallbackDone;
}
