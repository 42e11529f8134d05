/** The composition root: bus, actors with their ports, policies. One per page view, on the server one per request. */
import { EMPTY, filter, merge } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { Snapshot } from 'xstate';
import { snapshotVersion } from '../../../machines/snapshot-version.ts';
import { createBus } from '../../bus/bus.ts';
import type { Bus } from '../../bus/bus.ts';
import { flows as record, partsOf } from '../../bus/flows.ts';
import { policies } from '../../policies/policies.ts';
import type { PolicyContext } from '../../policies/policy.ts';
import type { PagePorts } from '../../ports/page-ports.ts';
import type { FlowStart } from '../../routes/page-state.ts';

interface ShopOptions {
  flows: readonly FlowStart[];
  /** One that expects the flows; made here when left out. */
  bus?: Bus;
  ports: PagePorts;
  policyContext: PolicyContext;
  /** Addresses that the visitor reached by Back or Forward within this document. */
  visitedUrls$?: Observable<string>;
  report: (problem: Error) => void;
  isWatched?: boolean;
  /** Told whenever a policy has one flow do something to another. */
  onWish?: () => void;
  /** A pause before each flow starts, where somebody may press meanwhile. */
  breathe?: () => Promise<void>;
}

export interface Shop {
  bus: Bus;
  stop: () => void;
}

export async function createShop({
  flows, ports, policyContext, visitedUrls$ = EMPTY, report, isWatched = true, onWish, breathe, bus = createBus({ expected: flows.map(({ address }) => address), isWatched, report }),
}: ShopOptions): Promise<Shop> {
  // Back out of what covers the page is no visit of the address beneath it.
  const visits$ = visitedUrls$.pipe(filter(() => bus.actor('fullScreenView')?.getSnapshot().value.backButton !== 'held'));
  const wishes$ = merge(...policies.map((policy) => policy({ facts$: bus.facts$, visitedUrls$: visits$, context: policyContext })));
  const subscription: Subscription = wishes$.subscribe((command) => {
    onWish?.();
    bus.dispatch(command);
  });
  const machines = await Promise.all(flows.map(async ({ address }) => record[partsOf(address).flow]()));
  for (const [index, { address, input, snapshot, version }] of flows.entries()) {
    await breathe?.();
    const { flow, key } = partsOf(address);
    const machine = machines[index]!;
    // A page that was kept while the shop was renewed begins anew instead of in a state that may be no more.
    const isOurs = snapshot !== undefined && version === snapshotVersion(machine);
    bus.start(flow, { machine, ports: { ...ports[flow as keyof PagePorts] }, key, input, snapshot: isOurs ? snapshot as Snapshot<unknown> : undefined });
  }
  return { bus, stop: () => { subscription.unsubscribe(); bus.close(); } };
}
