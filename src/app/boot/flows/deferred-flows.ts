/** Begins the flows that a page can do without at first; loaded once it answers. */
import { connectable, EMPTY, filter, from, ignoreElements, merge, Observable, of, switchMap, take, tap } from 'rxjs';
import type { AnyActorRef } from 'xstate';
import { compareMachine } from '../../../../machines/compare/compare.machine.ts';
import { dayPricesMachine } from '../../../../machines/day-prices/day-prices.machine.ts';
import { fullScreenViewMachine } from '../../../../machines/full-screen-view/full-screen-view.machine.ts';
import { selectIsCovered } from '../../../../machines/full-screen-view/full-screen-view.select.ts';
import { selectSearchState } from '../../../../machines/listing/listing.select.ts';
import { mapCanvasMachine } from '../../../../machines/map-canvas/map-canvas.machine.ts';
import { memoryMachine } from '../../../../machines/memory/memory.machine.ts';
import { offersMapMachine } from '../../../../machines/offers-map/offers-map.machine.ts';
import { placeSearchMachine } from '../../../../machines/place-search/place-search.machine.ts';
import { shareMachine } from '../../../../machines/share/share.machine.ts';
import { wishlistMachine } from '../../../../machines/wishlist/wishlist.machine.ts';
import type { FlowSnapshot } from '../../../bus/flows.ts';
import type { PageType } from '../../../domain/routes/page-types.ts';
import { deferredPolicies } from '../../../policies/deferred-policies.ts';
import { browserStorage } from '../../../ports/storage/browser-storage.ts';
import { createDeferredPorts } from '../../../ports/deferred-ports.ts';
import { takenOver$ } from '../../../ports/storage/taken-over.ts';
import { lineOf, unsentChanges } from '../../../ports/storage/unsent-changes.ts';
import { parseUnsentChanges } from '../../../ports/flows/wishlist-ports.ts';
import { readStored } from '../../../ports/storage/memory-storage.ts';
import { createBackPresses } from '../../../streams/browser/back-presses.ts';
import { pageReturns$ } from '../../../streams/browser/page-returns.ts';
import { viewport$ } from '../../../streams/browser/viewport.ts';
import { isAgreed$ } from '../../tracking/agreed.ts';
import type { ExcursionSearchData } from '../../../routes/pages/excursions.page.ts';
import { loadCodeOfNext } from '../../visit/code-of-next.ts';
import type { Visit } from '../../visit/create-visit.ts';
import { mayPrefetch } from '../../visit/may-prefetch.ts';
import { resetPlainForms } from '../../visit/plain-forms.ts';
import { untilItStands } from '../../visit/shown-page.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow, beginInTurn } from './begin-flow.ts';
import { beginPopup } from './begin-popup.ts';
import { ifLoaded } from '../../../ui/loading/if-loaded.ts';
import { isCopy, untilLoaded } from '../../../ui/loading/until-loaded.ts';

/** Pages that suggest activities while somebody types; that of an activity does where there is no such one. */
const pagesOfActivities = new Set<PageType>(['excursionActivity', 'excursionHome', 'excursionSearch']);

export async function startDeferredFlows(visit: Visit, page: ShownPage): Promise<void> {
  const { bus, state: { context, chrome, later } } = page;
  const backPresses = createBackPresses(window);
  const ports = createDeferredPorts(visit, backPresses, page.stands$);
  const stored = readStored(browserStorage);
  // Asked for together: on a slow network each would wait for the one before.
  const messages = untilLoaded(() => import('./start-messages.ts'));
  const ofCard = context.pageType === 'hotelCard' ? untilLoaded(() => import('./start-card-flows.ts')) : null;
  // Somebody may have asked for one already.
  await beginInTurn(page, 'fullScreenView', fullScreenViewMachine, { ports: { ...ports.fullScreenView } });
  page.follow(() => backPresses.leaveClosedViews$(() => selectIsCovered(bus.actor('fullScreenView')?.getSnapshot() as FlowSnapshot<'fullScreenView'>)));
  // The browser's cache of whole pages shows one as it was left.
  page.follow(() => pageReturns$(window).pipe(tap(resetPlainForms), ignoreElements()));
  await beginInTurn(page, 'memory', memoryMachine, { ports: { ...ports.memory }, input: { categories: context.consent, stored } });
  if (bus.actor('wishlist') === undefined) {
    let remembered = visit.remembered();
    let isTakenOver = false;
    takenOver$(() => remembered, pageReturns$(window)).subscribe(() => {
      isTakenOver = true;
      location.reload();
    });
    if (isTakenOver) return;
    await beginInTurn(page, 'wishlist', wishlistMachine, { ports: { ...ports.wishlist }, input: { unsent: parseUnsentChanges(visit.unsent) } });
    storeUnsentChanges(bus.actor('wishlist'), (lines) => { remembered = lines; });
  }
  await beginInTurn(page, 'compare', compareMachine, { ports: { ...ports.compare } });
  if (bus.actor('globalSearch') !== undefined) {
    // Whoever has touched the page may send its search.
    void import('../../../domain/urls/listing-address.ts').catch(() => {});
    await beginInTurn(page, 'placeSearch', placeSearchMachine, { ports: { ...ports.placeSearch } });
    await beginInTurn(page, 'dayPrices', dayPricesMachine, { ports: { ...ports.dayPrices } });
  }
  if (later.includes('mapCanvas')) await beginInTurn(page, 'mapCanvas', mapCanvasMachine, { ports: {} });
  const listing = bus.actor('listing')?.getSnapshot() as FlowSnapshot<'listing'> | undefined;
  if (listing !== undefined) await beginInTurn(page, 'offersMap', offersMapMachine, { ports: { ...ports.offersMap }, input: { searchState: selectSearchState(listing), today: context.today } });
  const ofOffers$ = await (await ofCard)?.startCardFlows(visit, page) ?? EMPTY;
  if (context.pageType === 'checkoutReservation') await (await untilLoaded(() => import('./start-checkout-flows.ts'))).startCheckoutFlows(visit, page);
  if (context.pageType === 'mytuiReservationUpsells') await (await untilLoaded(() => import('./start-reservation-extras.ts'))).startReservationExtras(visit, page);
  if (pagesOfActivities.has(context.pageType)) {
    await beginFlow(page, 'activitySearch', { ports: { ...ports.activitySearch } });
    await beginFlow(page, 'basketCount', { ports: { ...ports.basketCount } });
    // Also when the page is shown again: something may have been added on another one.
    page.follow(() => of({ type: 'basketCount.refresh' }));
  }
  if (context.pageType === 'excursionSearch') await beginFlow(page, 'activityMap', { ports: { ...ports.activityMap }, input: { search: (page.state.data as ExcursionSearchData).search } });
  if (later.includes('share')) await beginInTurn(page, 'share', shareMachine, { ports: { ...ports.share } });
  const showsViewed = chrome.cms?.slots.some(({ components }) => components.some(({ name }) => name === 'lastViewedOffers'));
  if (showsViewed && context.consent?.preferences && stored.hotels.length > 0) {
    await beginFlow(page, 'lastViewed', { ports: { ...ports.lastViewed }, input: { hotels: stored.hotels, today: context.today } });
  }
  if (chrome.cms?.popup !== undefined) void beginPopup(visit, page, chrome.cms.popup, ports.popup).catch(visit.report);
  // Nothing of analytics is fetched before somebody agrees to it.
  page.follow(() => isAgreed$(bus).pipe(filter(Boolean), take(1), switchMap(() => ifLoaded(() => import('../../tracking/track-page.ts'))), switchMap((tap) => tap?.trackPage$({ bus, context, further$: ofOffers$ }) ?? EMPTY)));
  let missed = page.takeMissed();
  page.follow((policyContext) => {
    // Each fact is told to all policies before the next one is: what an earlier one closes a later one may open.
    const facts$ = connectable(merge(bus.facts$, from(missed)));
    missed = [];
    const world = { facts$, visitedUrls$: EMPTY, viewport$: viewport$(window), context: policyContext };
    return new Observable((subscriber) => {
      const commands = merge(...deferredPolicies.map((policy) => policy(world))).subscribe(subscriber);
      commands.add(facts$.connect());
      return commands;
    });
  });
  // A copy says so before anything waits for a network that hangs.
  if (isCopy()) await startReadingOffline(visit, page);
  // After the policies: until those listen, a screen stays open although its choice was made.
  await (await messages).startMessages(visit, page);
  if (mayPrefetch()) void untilItStands(page).then(() => loadCodeOfNext(context)).catch(() => {});
  // Customers may read without network; whoever does has a service worker.
  if (!isCopy() && 'serviceWorker' in navigator && (context.pageType.startsWith('mytui') || navigator.serviceWorker.controller !== null)) await startReadingOffline(visit, page);
}

async function startReadingOffline(visit: Visit, page: ShownPage): Promise<void> {
  await (await untilLoaded(() => import('./start-offline.ts'))).startOffline(visit, page);
}

/** What the shop does not know yet outlives the document: the tab's next one sends it. */
function storeUnsentChanges(wishlist: AnyActorRef | undefined, onStore: (lines: string) => void): void {
  const remember = ({ context }: FlowSnapshot<'wishlist'>) => {
    const lines = context.changes.map(lineOf).join('');
    unsentChanges.write(lines);
    onStore(lines);
  };
  if (wishlist !== undefined) remember(wishlist.getSnapshot() as FlowSnapshot<'wishlist'>);
  wishlist?.subscribe(remember);
}
