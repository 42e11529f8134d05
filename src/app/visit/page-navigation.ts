/** Pages of a visit follow each other in one document; loaded once the first one answers. */
import { filter, firstValueFrom, from, startWith } from 'rxjs';
import type { Subscription } from 'rxjs';
import type { ActorRefFrom } from 'xstate';
import { pageChangeMachine } from '../../../machines/page-change/page-change.machine.ts';
import { selectIsAwaited, selectOffline, selectStands } from '../../../machines/page-change/page-change.select.ts';
import { STAFF_PAGE_TYPES } from '../../domain/routes/page-types.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { pressEndsNavigation } from '../../policies/visit/press-ends-navigation.ts';
import { createShopRouter, pageMatcher, tidyPath } from '../../routes/shop-router.ts';
import { entryOf, isOfView } from '../../ports/address/history-entry.ts';
import type { PageHost } from './page-host.tsx';
import type { Visit } from './create-visit.ts';
import { linkPresses$, meantPages$ } from './follow-links.ts';
import { loadPage } from './load-page.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { createNavigationMarks } from './navigation-marks.ts';
import { createPageAhead } from './page-ahead.ts';
import { createPageChanges } from './page-changes.ts';
import { prefetchPicture } from './apply-head.ts';
import { createPageLoads } from './page-loads.ts';
import type { ShownPage } from './shown-page.ts';

/** Where the server has what is no page: a picture of the gallery is a link too. */
const FILES = /^\/(?:api|assets|images|sandbox|mytui\/files)\//;

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
  // Staff's pages begin and end with their documents: the browser asks before what is not saved is lost.
  const isOfStaff = (STAFF_PAGE_TYPES as readonly PageType[]).includes(host.current().state.context.pageType);
  /** Undefined where the address has a document of its own. */
  const pageTypeAt = (url: URL) => {
    const page = !isOfStaff && url.origin === location.origin && !FILES.test(url.pathname) ? matchPage(tidyPath(url.pathname)) : undefined;
    return page?.opens === 'page' && page.lang === visit.language ? page.pageType : undefined;
  };
  const opensAsPage = (url: URL) => pageTypeAt(url) !== undefined;
  const loads = createPageLoads({
    load: (url, signal) => loadPage(url, { build, pageTypeAt, language: visit.language, chrome: host.current().state.chrome, signal }),
    isOnLine: () => navigator.onLine,
    now: () => performance.now(),
    onPrefetched: (loaded) => { if (loaded.kind === 'page') prefetchPicture(loaded.answer.head); },
  });
  const ahead = createPageAhead(visit, host, loads);
  const changes = createPageChanges({ visit, host, loads, ahead, presses$: linkPresses$(opensAsPage), onShown, startDeferred });
  // The first of all matches takes longest.
  pageTypeAt(new URL(location.href));

  const marks = createNavigationMarks();
  const flow = visit.bus.start('pageChange', {
    machine: pageChangeMachine, ports: { ...changes.ports }, input: { shown: { id: host.current().id, address: location.pathname + location.search } },
  }) as ActorRefFrom<typeof pageChangeMachine>;
  const navigation = from(flow).pipe(startWith(flow.getSnapshot())).subscribe((snapshot) => {
    const { stands$, translator } = changes.page(snapshot.context.shown.id);
    const stands = selectStands(snapshot);
    if (stands !== stands$.value) stands$.next(stands);
    marks.show({ isPending: snapshot.hasTag('told'), offline: selectOffline(snapshot) }, translator);
  });
  navigation.add(visit.bus.facts$.subscribe((fact) => {
    if (fact.type === 'pageChange.changed') marks.announce(changes.titleOf(fact.page));
    else if (fact.type === 'pageChange.pressed') ahead.mean(undefined);
  }));
  navigation.add(pressEndsNavigation({ facts$: visit.bus.facts$ }).subscribe((command) => visit.bus.dispatch(command)));
  navigation.add(meantPages$(opensAsPage, changes.isFocusMoved).subscribe((meant) => {
    if (meant === undefined) return ahead.leave();
    const { url, rests } = meant;
    if (!mayPrefetch() || url.pathname + url.search === location.pathname + location.search) return;
    loads.prefetch(url);
    ahead.mean(rests ? url : undefined);
  }));
  navigation.add(() => visit.bus.stop('pageChange'));
  document.documentElement.dataset.router = 'on';
  visit.takeOver(async (to, entry) => {
    const url = new URL(to, location.href);
    // What replaces a page that only led on is a document of its own.
    if (entry === 'same' || !opensAsPage(url)) {
      visit.bus.dispatch({ type: 'pageChange.leave' });
      return entry === 'new' && leavesByLink(url);
    }
    visit.bus.dispatch({ type: 'pageChange.open', url: url.href });
    await firstValueFrom(from(flow).pipe(startWith(flow.getSnapshot()), filter((snapshot) => !selectIsAwaited(snapshot, url.href))), { defaultValue: undefined });
    return true;
  });
  return navigation;
}

/** Other hosts learn nothing of where the visitor came from, which a script that assigns the address would tell them [link.rel]. @returns false where a script may */
function leavesByLink({ origin, href }: URL): boolean {
  // A link cannot take over the entry of an open view.
  if (origin === location.origin || isOfView(entryOf(history))) return false;
  Object.assign(document.createElement('a'), { href, rel: 'noreferrer' }).click();
  return true;
}
