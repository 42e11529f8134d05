/** Begins the flows that a page can do without at first; loaded once it answers. */
import { connectable, from, merge } from 'rxjs';
import type { Api } from '../../api/create-api.ts';
import type { Bus } from '../../bus/bus.ts';
import { flows } from '../../bus/flows.ts';
import type { Fact } from '../../bus/flows.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { latePolicies } from '../../policies/late-policies.ts';
import type { PolicyContext } from '../../policies/policy.ts';
import { browserStorage } from '../../ports/browser-storage.ts';
import { createLatePorts } from '../../ports/late-ports.ts';
import { readKept } from '../../ports/kept-in-storage.ts';
import type { PageState } from '../../routes/page-state.ts';
import { isDesktop$ } from '../../streams/is-desktop.ts';
import { untilLoaded } from './until-loaded.ts';

interface LateFlowsOptions {
  bus: Bus;
  api: Api;
  state: PageState;
  policyContext: PolicyContext;
  /** What has happened since the page answers, and goes on in `bus.facts$`. */
  missed: readonly Fact[];
}

/** Pages with a button that hands their address on. */
const pagesToShare = new Set<PageType>(['hotelCard', 'listing']);

export async function startLateFlows({ bus, api, state: { context, chrome }, policyContext, missed }: LateFlowsOptions): Promise<void> {
  const ports = createLatePorts(api);
  // Somebody may have asked for one already.
  bus.start('fullScreenView', { machine: await untilLoaded(flows.fullScreenView), ports: { ...ports.fullScreenView } });
  const kept = readKept(browserStorage);
  bus.start('memory', { machine: await untilLoaded(flows.memory), ports: { ...ports.memory }, input: { categories: context.consent, kept } });
  if (bus.actor('globalSearch') !== undefined) bus.start('dayPrices', { machine: await untilLoaded(flows.dayPrices), ports: { ...ports.dayPrices } });
  if (pagesToShare.has(context.pageType)) bus.start('share', { machine: await untilLoaded(flows.share), ports: { ...ports.share } });
  const showsViewed = chrome.cms?.slots.some(({ components }) => components.some(({ name }) => name === 'lastViewedOffers'));
  if (showsViewed && context.consent?.preferences && kept.hotels.length > 0) {
    bus.start('lastViewed', { machine: await untilLoaded(flows.lastViewed), ports: { ...ports.lastViewed }, input: { hotels: kept.hotels, today: context.today } });
  }
  // Each fact is told to all policies before the next one is: what an earlier one closes a later one may open.
  const facts$ = connectable(merge(bus.facts$, from([...missed])));
  const world = { facts$, visitedUrls$: from<string[]>([]), isDesktop$: isDesktop$((query) => matchMedia(query)), context: policyContext };
  merge(...latePolicies.map((policy) => policy(world))).subscribe((command) => bus.dispatch(command));
  facts$.connect();
}
