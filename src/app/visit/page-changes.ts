/** What it takes to have one page follow another: asks for it, begins it, renders it and leads its reader. Which one, and when, its machine says. */
import { defer, firstValueFrom, map, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Entry, PageChangePorts, Press } from '../../../machines/page-change/page-change.types.ts';
import type { FlowName } from '../../bus/flows.ts';
import { entryOf } from '../../ports/address/history-entry.ts';
import { readPlace } from '../../ports/address/page-place.ts';
import type { HeadFacts } from '../../routes/page-answer.ts';
import { ADDRESS_CHANGED, addressChanges$ } from '../../streams/browser/address-changes.ts';
import { historySteps$ } from '../../streams/browser/history-steps.ts';
import { isLeavingView$ } from '../../streams/browser/leaving-view.ts';
import { pageReturns$ } from '../../streams/browser/page-returns.ts';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { idle, whenIdle } from '../../ui/loading/idle.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';
import { applyHead, readHead } from './apply-head.ts';
import type { Visit } from './create-visit.ts';
import { focusedLink, focusHeading, focusLink, goToPart, letGoOfFocus, writingIn } from './focus.ts';
import type { FocusedLink } from './focus.ts';
import { holdHeights } from './hold-heights.ts';
import type { LoadedPage } from './load-page.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { loadPartsOfNext } from './next-parts.ts';
import type { PageHost } from './page-host.tsx';
import type { PageLoads } from './page-loads.ts';
import { placeToScrollTo } from './scroll-to-place.ts';
import { newPageId, openShownPage, untilItStands } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';

type AnsweredPage = Extract<LoadedPage, { kind: 'page' }>;

/** A page of the visit, with what leads its reader back. */
interface KnownPage {
  page: ShownPage;
  head: HeadFacts;
  top: number;
  focused: FocusedLink | null;
}

/** A page that is likely to be next: begun, and rendered where nobody sees it. */
interface PageAhead {
  id: string;
  loaded: AnsweredPage;
  page: Promise<ShownPage | undefined>;
}

interface PageChanges {
  ports: PageChangePorts;
  /** One that is shown, or was left and keeps its flows. */
  page: (id: string) => ShownPage;
  /** Of the page that is shown. */
  title: () => string;
  /** Whether the shop itself moves the focus right now. */
  isFocusMoved: () => boolean;
  /** A pointer or the focus rests on a link to this address; undefined for none. */
  mean: (url: URL | undefined) => void;
}

interface PageChangesOptions {
  visit: Visit;
  host: PageHost;
  loads: PageLoads;
  presses$: Observable<Press>;
  onShown: (page: ShownPage) => void;
  startDeferred: (visit: Visit, page: ShownPage) => Promise<void>;
}

export function createPageChanges({ visit, host, loads, presses$, onShown, startDeferred }: PageChangesOptions): PageChanges {
  const first = host.current();
  const pages = new Map<string, KnownPage>([[first.id, { page: first, head: readHead(), top: 0, focused: null }]]);
  /** The page that was placed last, or is about to be. */
  let shown = first.id;
  const answers = new Map<string, AnsweredPage>();
  let isPlacing = false;
  let focusedAtPress: Element | null = null;
  /** On which a pointer or the focus rests. */
  let meant: URL | undefined;
  let ahead: PageAhead | undefined;

  const ports: PageChangePorts = {
    presses: () => presses$,
    steps: () => defer(() => historySteps$(window).pipe(
      // Back may have been pressed before: among entries of an earlier document the browser changes the address alone.
      startWith('stepped'),
      map(() => ({ page: entryOf(history).page, address: address(), url: location.href })),
    )),
    addresses: () => addressChanges$(window),
    viewLeaves: () => isLeavingView$(window),

    async askPage({ url, isDocumentAsked }, { signal }) {
      noteFocus();
      if (isDocumentAsked) window.stop();
      // Whoever else hears of the press, analytics among them, hears of it on the page where it was made.
      const [loaded] = await Promise.all([loads.take(new URL(url), signal), yieldToMain()]);
      if (loaded.kind !== 'page') return loaded;
      const id = ahead?.loaded === loaded ? ahead.id : newPageId();
      answers.clear();
      answers.set(id, loaded);
      return { kind: 'page', id, url: loaded.url };
    },

    async openPage({ coming: { id, url, entry }, shown, kept }, { signal }) {
      const { answer } = answers.get(id)!;
      const prepared = ahead?.id === id ? ahead : undefined;
      if (prepared === undefined) giveUpAhead();
      ahead = undefined;
      leave(shown);
      enterHistory(id, url, entry, shown);
      // By now a view has no entry any more that its closing would leave.
      uncover(shown);
      for (const [known, { page }] of pages) {
        if (kept.includes(known)) continue;
        pages.delete(known);
        page.stop();
      }
      const page = await (prepared?.page ?? openShownPage({ visit, id, state: answer.state, url: address() }).catch(() => undefined));
      if (page === undefined) throw new Error(`${url} cannot be shown in this document`);
      if (signal.aborted) page.stop();
      else {
        if (prepared) page.goOn(address());
        pages.set(id, { page, head: answer.head, top: 0, focused: null });
      }
      return address();
    },

    async placePage({ page: { id, address: at }, coming, isWaitedFor }, { signal }) {
      const known = pages.get(id)!;
      const { page, top, focused } = known;
      if (coming === null) {
        noteFocus();
        giveUpAhead();
        if (shown !== id) {
          leave(shown);
          uncover(shown);
        }
        page.goOn(at);
      }
      shown = id;
      page.stands$.next(false);
      dispatchEvent(new Event(ADDRESS_CHANGED));
      onShown(page);
      const isAtPlace = coming === null || coming.entry === 'there';
      const isWhole = isAtPlace || location.hash !== '';
      const change = () => swap(known, isWhole, signal, (focuses) => {
        if (coming === null) {
          placeToScrollTo(top)();
          if (focuses && !focusLink(focused)) focusHeading();
        } else if (isAtPlace && readPlace(history)) {
          if (focuses) focusHeading();
          void import('./restore-place.ts').then(({ restorePlace }) => restorePlace(page.bus)).catch(visit.report);
        } else if (!goToPart(location.hash, { focuses })) {
          scrollTo(0, 0);
          if (focuses) focusHeading();
        }
      });
      // Nobody who has not waited is made to wait by a transition; the next page is rendered while the browser begins it.
      if (host.has(page) || !isWaitedFor) await change();
      else {
        const rendered = host.prepare(page, isWhole);
        await inTransition(async () => {
          await rendered;
          await change();
        });
      }
      if (coming !== null) void goOn(page).catch(visit.report);
    },

    async openDocument({ url, entry }) {
      openDocument(url, entry);
      await firstValueFrom(pageReturns$(window));
    },
  };

  return {
    ports,
    page: (id) => pages.get(id)!.page,
    title: () => pages.get(shown)!.head.title,
    isFocusMoved: () => isPlacing,
    mean(url) {
      meant = url;
      if (url !== undefined) void prepare(url).catch(visit.report);
    },
  };

  /** Where the focus is when the page is about to change. */
  function noteFocus(): void {
    focusedAtPress = document.activeElement;
    meant = undefined;
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

  /** The page that is shown begins nothing more from here on, and keeps how it was left. */
  function leave(id: string): void {
    const known = pages.get(id)!;
    const { page } = known;
    page.stands$.next(false);
    page.pause();
    // One that was left before it was rendered has no place yet.
    const isRendered = host.current() === page;
    if (isRendered) holdHeights();
    pages.set(id, { ...known, top: isRendered ? scrollY : 0, focused: isRendered ? focusedLink() : null });
  }

  /** What covers a page is not there when it comes back. */
  function uncover(id: string): void {
    const { bus } = pages.get(id)!.page;
    if (bus.actor('fullScreenView')) bus.dispatch({ type: 'fullScreenView.close' });
    if (bus.actor('configurator')) bus.dispatch({ type: 'configurator.closeCalendar' });
  }

  function enterHistory(id: string, url: string, entry: Entry, left: string): void {
    const { page: at, isView } = entryOf(history);
    if (entry === 'new' && (at === undefined || at === left)) {
      const { page } = pages.get(left)!;
      // One that was left before it was rendered has neither list nor place to note.
      if (host.current() === page) page.leave();
      history.replaceState({ ...entryOf(history), page: left }, '');
      // The page comes back itself, and the browser would scroll the one that is shown until then.
      history.scrollRestoration = 'manual';
    }
    if (entry === 'new' && !isView) history.pushState({ page: id }, '', url);
    else history.replaceState({ ...(entry === 'there' && entryOf(history)), page: id }, '', url);
    history.scrollRestoration = 'manual';
  }

  /** A page that another one has overtaken is not led into any more. */
  async function swap({ page, head }: KnownPage, isWhole: boolean, signal: AbortSignal, place: (focuses: boolean) => void): Promise<void> {
    if (signal.aborted) return;
    const goOnWriting = writingIn((flow) => visit.bus.actor(flow as FlowName) !== undefined, focusedAtPress);
    letGoOfFocus();
    await host.show(page, isWhole);
    if (signal.aborted) return;
    applyHead(head, page.state.context.language);
    closeMenus();
    isPlacing = true;
    try {
      place(goOnWriting === undefined);
      if (goOnWriting?.() === false) focusHeading();
    } finally {
      isPlacing = false;
    }
  }

  /** What a page does besides once it stands. */
  async function goOn(page: ShownPage): Promise<void> {
    afterPaint(() => void startDeferred(visit, page).catch(visit.report));
    await untilItStands(page);
    if (mayPrefetch()) whenIdle(() => void loadPartsOfNext(page.state.context).catch(() => {}));
  }
}

function openDocument(url: string, entry: Entry): void {
  // To the address that it has already, a browser would only go to its part.
  if (new URL(url, location.href).href === location.href) location.reload();
  else if (entry === 'new' && !entryOf(history).isView) location.assign(url);
  else location.replace(url);
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
