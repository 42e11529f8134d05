/** What it takes to have one page follow another: asks for it, begins it, renders it and leads its reader. Which one, and when, its machine says. */
import { defer, EMPTY, map, merge, of, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { PromisePort } from '../../../machines/port.ts';
import type { PageChangePorts, Press } from '../../../machines/page-change/page-change.types.ts';
import { entryOf } from '../../ports/address/history-entry.ts';
import { ADDRESS_CHANGED, addressChanges$ } from '../../streams/browser/address-changes.ts';
import { historySteps$ } from '../../streams/browser/history-steps.ts';
import { isLeavingView$ } from '../../streams/browser/leaving-view.ts';
import { networkReturns$ } from '../../streams/browser/network-returns.ts';
import { pageReturns$ } from '../../streams/browser/page-returns.ts';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { whenIdle } from '../../ui/loading/idle.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';
import { readHead } from './apply-head.ts';
import type { Visit } from './create-visit.ts';
import { enterHistory, openDocument } from './enter-history.ts';
import { createKnownPages, uncover } from './known-pages.ts';
import { leadBack, leadIn } from './lead-reader.ts';
import type { LoadedPage } from './load-page.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { loadPartsOfNext } from './next-parts.ts';
import type { PageAhead } from './page-ahead.ts';
import type { PageHost } from './page-host.tsx';
import type { PageLoads } from './page-loads.ts';
import { createPageSwap } from './page-swap.ts';
import { newPageId, openShownPage, untilItStands } from './shown-page.ts';
import type { ShownPage } from './shown-page.ts';

type AnsweredPage = Extract<LoadedPage, { kind: 'page' }>;

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
  const pages = createKnownPages(host);
  pages.add(first, readHead());
  const pageSwap = createPageSwap(visit, host);
  /** The page that was placed last, or is about to be. */
  let placed = first.id;
  const answers = new Map<string, AnsweredPage>();

  const ports: PageChangePorts = {
    ...heard(presses$, first.id, visit.report),

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

    openPage: reported(async ({ coming, shown, alive }, { signal }) => {
      const { id, url, stopsDocument } = coming;
      if (stopsDocument) window.stop();
      const { answer } = answers.get(id)!;
      const prepared = ahead.take(id);
      pages.leave(shown);
      const left = pages.get(shown);
      enterHistory(coming, left, host);
      // By now a view has no entry any more that its closing would leave.
      uncover(left.page);
      pages.keepOnly(alive);
      const page = await (prepared ?? openShownPage({ visit, id, state: answer.state, url: address() }));
      if (page === undefined) throw new Error(`${url} cannot be shown in this document`);
      if (signal.aborted) page.stop();
      else {
        if (prepared) page.goOn(address());
        pages.add(page, answer.head);
      }
      return address();
    }, visit.report),

    placePage: reported(async ({ page: { id, address: at }, coming, fadesIn }, { signal }) => {
      const known = pages.get(id);
      const { page, head } = known;
      // The machine hears of the address in a step of its own.
      await undefined;
      if (signal.aborted) return;
      if (coming === null) comeBack(page, at);
      placed = id;
      page.stands$.next(false);
      dispatchEvent(new Event(ADDRESS_CHANGED));
      onShown(page);
      const isAtPlace = coming === null || coming.entry === 'there';
      await pageSwap.show({
        page, head, fadesIn, signal,
        isWhole: isAtPlace || location.hash !== '',
        lead: (focuses) => (coming === null ? leadBack(known, host, focuses) : leadIn(page, host, { isAtPlace, focuses, report: visit.report })),
      });
      if (coming !== null) void goOn(page).catch(visit.report);
    }, visit.report),

    async openDocument({ url, entry }) {
      openDocument(url, entry);
    },
  };

  return {
    ports,
    page: (id) => pages.get(id).page,
    titleOf: (page) => pages.get(page).head.title,
    isFocusMoved: pageSwap.isFocusMoved,
  };

  function notePress(): void {
    pageSwap.notePress();
    ahead.mean(undefined);
  }

  /** A page that was left takes the place of the one that is shown. */
  function comeBack(page: ShownPage, at: string): void {
    notePress();
    ahead.giveUp();
    if (placed !== page.id) {
      pages.leave(placed);
      uncover(pages.get(placed).page);
    }
    page.goOn(at);
  }

  /** What a page does besides once it stands. */
  async function goOn(page: ShownPage): Promise<void> {
    afterPaint(() => void startDeferred(visit, page).catch(visit.report));
    await untilItStands(page);
    if (mayPrefetch()) whenIdle(() => void loadPartsOfNext(page.state.context).catch(() => {}));
  }
}

type HeardPorts = Pick<PageChangePorts, 'presses' | 'steps' | 'addresses' | 'viewLeaves' | 'returns' | 'networkReturns'>;

function heard(presses$: Observable<Press>, firstId: string, report: (problem: unknown) => void): HeardPorts {
  return {
    presses: () => presses$.pipe(tap({ error: report })),
    steps: () => defer(() => merge(
      // Back may have been pressed before: among entries of an earlier document the browser changes the address alone.
      entryOf(history).page === firstId ? EMPTY : of('stepped'),
      historySteps$(window),
    ).pipe(map(() => ({ page: entryOf(history).page, address: address(), url: location.href })))),
    addresses: () => addressChanges$(window),
    viewLeaves: () => isLeavingView$(window),
    returns: () => pageReturns$(window),
    networkReturns: () => networkReturns$(window),
  };
}

/** What could not be done is told; what follows from it is the machine's matter. */
function reported<Input, Output>(port: PromisePort<Input, Output>, report: (problem: unknown) => void): PromisePort<Input, Output> {
  return (input, context) => port(input, context).catch((error: unknown) => {
    report(error);
    throw error;
  });
}

function address(): string {
  return location.pathname + location.search;
}
