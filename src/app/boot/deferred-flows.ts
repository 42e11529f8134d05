/** Begins the flows that a page can do without at first; loaded once it answers. */
import { connectable, EMPTY, filter, from, merge, mergeAll, Observable, switchMap, take } from 'rxjs';
import { selectSearchState } from '../../../machines/listing/listing.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { deviceOf } from '../../domain/device.ts';
import { latePolicies } from '../../policies/late-policies.ts';
import { browserStorage } from '../../ports/browser-storage.ts';
import { createLatePorts } from '../../ports/late-ports.ts';
import { readKept } from '../../ports/kept-in-storage.ts';
import { viewport$ } from '../../streams/viewport.ts';
import { isAgreed$ } from '../tracking/agreed.ts';
import type { Visit } from '../visit/create-visit.ts';
import type { ShownPage } from '../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';
import { untilLoaded } from '../../ui/until-loaded.ts';

/** Pages with a button that hands their address on. */
const pagesToShare = new Set<PageType>(['hotelCard', 'listing', 'quiz']);

/** Pages that suggest activities while somebody types. */
const pagesOfActivities = new Set<PageType>(['excursionHome', 'excursionSearch']);

export async function startLateFlows(visit: Visit, page: ShownPage): Promise<void> {
  const { bus, state: { context, chrome } } = page;
  const ports = createLatePorts(visit.api);
  const stored = readKept(browserStorage);
  // Somebody may have asked for one already.
  await beginFlow(page, 'fullScreenView', { ports: { ...ports.fullScreenView } });
  await beginFlow(page, 'memory', { ports: { ...ports.memory }, input: { categories: context.consent, kept: stored } });
  await beginFlow(page, 'wishlist', { ports: { ...ports.wishlist } });
  await beginFlow(page, 'compare', { ports: { ...ports.compare } });
  if (bus.actor('globalSearch') !== undefined) {
    await beginFlow(page, 'placeSearch', { ports: { ...ports.placeSearch } });
    await beginFlow(page, 'dayPrices', { ports: { ...ports.dayPrices } });
  }
  const listing = bus.actor('listing')?.getSnapshot() as FlowSnapshot<'listing'> | undefined;
  if (listing !== undefined) await beginFlow(page, 'offersMap', { ports: { ...ports.offersMap }, input: { searchState: selectSearchState(listing), today: context.today } });
  if (context.pageType === 'hotelCard') await (await untilLoaded(() => import('./start-card-flows.ts'))).startCardFlows(visit, page);
  if (context.pageType === 'checkoutReservation') await (await untilLoaded(() => import('./start-checkout-flows.ts'))).startCheckoutFlows(visit, page);
  if (pagesOfActivities.has(context.pageType)) await beginFlow(page, 'activitySearch', { ports: { ...ports.activitySearch } });
  if (pagesToShare.has(context.pageType)) await beginFlow(page, 'share', { ports: { ...ports.share } });
  const showsViewed = chrome.cms?.slots.some(({ components }) => components.some(({ name }) => name === 'lastViewedOffers'));
  if (showsViewed && context.consent?.preferences && stored.hotels.length > 0) {
    await beginFlow(page, 'lastViewed', { ports: { ...ports.lastViewed }, input: { hotels: stored.hotels, today: context.today } });
  }
  if (chrome.cms?.popup !== undefined) {
    await beginFlow(page, 'popup', { ports: { ...ports.popup }, input: { popup: chrome.cms.popup, now: Date.now(), device: deviceOf(innerWidth) } });
  }
  await (await untilLoaded(() => import('./start-messages.ts'))).startMessages(visit, page);
  // Nothing of analytics is fetched before somebody agrees to it.
  page.follow(() => isAgreed$(bus).pipe(filter(Boolean), take(1), switchMap(async () => (await import('../tracking/track-page.ts')).trackPage$({ bus, context })), mergeAll()));
  let missed = page.takeMissed();
  page.follow((policyContext) => {
    // Each fact is told to all policies before the next one is: what an earlier one closes a later one may open.
    const facts$ = connectable(merge(bus.facts$, from(missed)));
    missed = [];
    const world = { facts$, visitedUrls$: EMPTY, viewport$: viewport$(window), context: policyContext };
    return new Observable((subscriber) => {
      const commands = merge(...latePolicies.map((policy) => policy(world))).subscribe(subscriber);
      commands.add(facts$.connect());
      return commands;
    });
  });
}
