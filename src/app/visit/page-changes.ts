/** What it takes to have one page follow another: asks for it, begins it, renders it and leads its reader. Which one, and when, its machine says. */
import { defer, EMPTY, map, merge, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PromisePort } from '../../../machines/port.ts';
import type { Entry, PageChangePorts, Press } from '../../../machines/page-change/page-change.types.ts';
import type { FlowName } from '../../bus/flows.ts';
import { entryOf, isOfView } from '../../ports/address/history-entry.ts';
import { readPlace } from '../../ports/address/page-place.ts';
import type { HeadFacts } from '../../routes/page-answer.ts';
import { ADDRESS_CHANGED, addressChanges$ } from '../../streams/browser/address-changes.ts';
import { historySteps$ } from '../../streams/browser/history-steps.ts';
import { isLeavingView$ } from '../../streams/browser/leaving-view.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { pageReturns$ } from '../../streams/browser/page-returns.ts';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { whenIdle } from '../../ui/loading/idle.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';
import { applyHead, readHead } from './apply-head.ts';
import type { Visit } from './create-visit.ts';
import { focusedLink, focusHeading, focusLink, goToPart, letGoOfFocus, writingIn } from './focus.ts';
import type { FocusedLink } from './focus.ts';
import { holdHeights } from './hold-heights.ts';
import type { LoadedPage } from './load-page.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { loadPartsOfNext } from './next-parts.ts';
import type { PageAhead } from './page-ahead.ts';
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

interface PageChanges {
  ports: PageChangePorts;
  /** One that is shown, or was left and keeps its flows. */
  page: (id: string) => ShownPage;
  titleOf: (page: string) => string;
  /** Whether the shop itself moves the focus right now. */
  isFocusMoved: () => boolean;
}

interface PageChangesOptions {
  visit: Visit;
  host: PageHost;
  loads: PageLoads;
  ahead: PageAhead;
  presses$: Observable<Press>;
  onShown: (page: ShownPage) => void;
  startDeferred: (visit: Visit, page: ShownPage) => Promise<void>;
}

export function createPageChanges({ visit, host, loads, ahead, presses$, onShown, startDeferred }: PageChangesOptions): PageChanges {
  const first = host.current();
  const pages = new Map<string, KnownPage>([[first.id, { page: first, head: readHead(), top: 0, focused: null }]]);
  /** The page that was placed last, or is about to be. */
  let placed = first.id;
  const answers = new Map<string, AnsweredPage>();
  let isPlacing = false;
  let focusedAtPress: Element | null = null;

  const ports: PageChangePorts = {
    presses: () => presses$.pipe(tap({ error: visit.report })),
    steps: () => defer(() => merge(
      // Back may have been pressed before: among entries of an earlier document the browser changes the address alone.
      entryOf(history).page === first.id ? EMPTY : of('stepped'),
      historySteps$(window),
    ).pipe(map(() => ({ page: entryOf(history).page, address: address(), url: location.href })))),
    addresses: () => addressChanges$(window),
    viewLeaves: () => isLeavingView$(window),
    returns: () => pageReturns$(window),
    networkReturns: () => networkReturns$(window),

    async askPage({ url, stopsDocument }, { signal }) {
      notePress();
      if (stopsDocument) window.stop();
      // Whoever else hears of the press, analytics among them, hears of it on the page where it was made.
      const [loaded] = await Promise.all([loads.take(new URL(url), signal), yieldToMain()]);
      if (loaded.kind !== 'page') return loaded;
      const id = ahead.idOf(loaded) ?? newPageId();
      answers.clear();
      answers.set(id, loaded);
      return { kind: 'page', id, url: loaded.url };
    },

    openPage: reported(async ({ coming: { id, url, entry, stopsDocument }, shown, alive }, { signal }) => {
      if (stopsDocument) window.stop();
      const { answer } = answers.get(id)!;
      const prepared = ahead.take(id);
      leave(shown);
      enterHistory(id, url, entry, shown);
      // By now a view has no entry any more that its closing would leave.
      uncover(shown);
      for (const [known, { page }] of pages) {
        if (alive.includes(known)) continue;
        pages.delete(known);
        page.stop();
      }
      const page = await (prepared ?? openShownPage({ visit, id, state: answer.state, url: address() }));
      if (page === undefined) throw new Error(`${url} cannot be shown in this document`);
      if (signal.aborted) page.stop();
      else {
        if (prepared) page.goOn(address());
        pages.set(id, { page, head: answer.head, top: 0, focused: null });
      }
      return address();
    }),

    placePage: reported(async ({ page: { id, address: at }, coming, fadesIn }, { signal }) => {
      const known = pages.get(id)!;
      // The machine hears of the address in a step of its own.
      await undefined;
      if (signal.aborted) return;
      if (coming === null) comeBack(known.page, at);
      placed = id;
      known.page.stands$.next(false);
      dispatchEvent(new Event(ADDRESS_CHANGED));
      onShown(known.page);
      const isAtPlace = coming === null || coming.entry === 'there';
      const isWhole = isAtPlace || location.hash !== '';
      const change = () => swap(known, isWhole, signal, (focuses) => (coming === null ? leadBack(known, focuses) : lead(known.page, isAtPlace, focuses)));
      // The next page is rendered while the browser begins it.
      if (host.has(known.page) || !fadesIn) await change();
      else {
        const rendered = host.prepare(known.page, isWhole);
        await inTransition(async () => {
          await rendered;
          await change();
        });
      }
      if (coming !== null) void goOn(known.page).catch(visit.report);
    }),

    async openDocument({ url, entry }) {
      openDocument(url, entry);
    },
  };

  return {
    ports,
    page: (id) => pages.get(id)!.page,
    titleOf: (page) => pages.get(page)!.head.title,
    isFocusMoved: () => isPlacing,
  };

  /** What could not be done is told; what follows from it is the machine's matter. */
  function reported<Input, Output>(port: PromisePort<Input, Output>): PromisePort<Input, Output> {
    return (input, context) => port(input, context).catch((error: unknown) => {
      visit.report(error);
      throw error;
    });
  }

  function notePress(): void {
    focusedAtPress = document.activeElement;
    ahead.mean(undefined);
  }

  /** A page that was left takes the place of the one that is shown. */
  function comeBack(page: ShownPage, at: string): void {
    notePress();
    ahead.giveUp();
    if (placed !== page.id) {
      leave(placed);
      uncover(placed);
    }
    page.goOn(at);
  }

  /** To where the reader of a page that comes back has been. */
  function leadBack({ page, top, focused }: KnownPage, focuses: boolean): void {
    placeToScrollTo(top, () => host.current() === page)();
    if (focuses && !focusLink(focused)) focusHeading();
  }

  function lead(page: ShownPage, isAtPlace: boolean, focuses: boolean): void {
    if (isAtPlace && readPlace(history)) {
      if (focuses) focusHeading();
      void import('./restore-place.ts').then(({ restorePlace }) => restorePlace(page, host)).catch(visit.report);
    } else if (!goToPart(location.hash, { focuses })) {
      scrollTo(0, 0);
      if (focuses) focusHeading();
    }
  }

  /** The page that is shown begins nothing more from here on, and keeps how it was left. */
  function leave(id: string): void {
    const known = pages.get(id)!;
    const { page } = known;
    page.stands$.next(false);
    page.pause();
    // One that is left before it stands keeps the place that it had.
    if (host.current() !== page) return;
    holdHeights();
    pages.set(id, { ...known, top: scrollY, focused: focusedLink() });
  }

  /** What covers a page is not there when it comes back. */
  function uncover(id: string): void {
    const { bus } = pages.get(id)!.page;
    if (bus.actor('fullScreenView')) bus.dispatch({ type: 'fullScreenView.close' });
    if (bus.actor('configurator')) bus.dispatch({ type: 'configurator.closeCalendar' });
    if (bus.actor('popup')) bus.dispatch({ type: 'popup.close', place: 'overlay' });
  }

  function enterHistory(id: string, url: string, entry: Entry, left: string): void {
    const { page: at, viewAt } = entryOf(history);
    if (entry === 'new' && (at === undefined || at === left)) {
      const { page } = pages.get(left)!;
      // One that was left before it was rendered has neither list nor place to note.
      if (host.current() === page) page.leave();
      if (at === undefined) history.replaceState({ ...entryOf(history), page: left }, '');
      // The page comes back itself, and the browser would scroll the one that is shown until then.
      history.scrollRestoration = 'manual';
    }
    if (entry === 'new' && viewAt === undefined) history.pushState({ page: id }, '', url);
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
  else if (entry === 'new' && !isOfView(entryOf(history))) location.assign(url);
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
