/** A page with its flows and policies: one a page, on the server one a request. */
import { EMPTY, filter, merge } from 'rxjs';
import type { Observable, Subscription } from 'rxjs';
import type { Snapshot } from 'xstate';
import { snapshotVersion } from '../../../machines/snapshot-version.ts';
import type { Bus } from '../../bus/bus.ts';
import { loadMachine, partsOf } from '../../bus/flows.ts';
import type { Command, FlowPorts, RootAddress } from '../../bus/flows.ts';
import { loadPolicies } from '../../policies/policies.ts';
import type { PolicyContext } from '../../policies/policy.ts';
import type { PortsOfFlows } from '../../ports/page-ports.ts';
import type { FlowStart } from '../../routes/page-state.ts';

interface PageOptions {
  /** Where its flows live, beside those of the visit. */
  bus: Bus;
  flows: readonly FlowStart[];
  /** Flows that begin later: commands to them wait. */
  later?: readonly RootAddress[];
  portsOf: PortsOfFlows;
  policyContext: PolicyContext;
  /** Whether its policies begin only by `goOn`. */
  isPaused?: boolean;
  /** Addresses of this page that the visitor reached by Back or Forward. */
  visitedUrls$?: Observable<string>;
  /** Told whenever a policy has one flow do something to another. */
  onCommand?: (command: Command) => void;
  /** A pause before each flow starts, where somebody may press meanwhile. */
  yieldToMain?: () => Promise<void>;
}

/** What policies do with what they hear; begun anew whenever the page is shown. */
export type Follow = (context: PolicyContext) => Observable<Command>;

export interface Page {
  bus: Bus;
  /** More policies, from now on and whenever the page is shown again. */
  follow: (policies: Follow) => void;
  /** While another page is shown its flows stand still for others: no policy hears of them. */
  pause: () => void;
  /** @param url the address at which the page is shown again */
  goOn: (url: string) => void;
  /** Ends its flows. */
  stop: () => void;
}

export async function createPage({ bus, flows, later = [], portsOf, policyContext, isPaused = false, visitedUrls$ = EMPTY, onCommand, yieldToMain }: PageOptions): Promise<Page> {
  for (const address of [...flows.map(({ address }) => address), ...later]) bus.expect(address);
  // Back out of what covers the page is no visit of the address beneath it.
  const visits$ = visitedUrls$.pipe(filter(() => bus.actor('fullScreenView')?.getSnapshot().value.backButton !== 'held'));
  let context = policyContext;
  /** Null while another page is shown. */
  let followed: Subscription[] | null = null;
  const subscribe = (policies: Follow) => policies(context).subscribe((command) => {
    onCommand?.(command);
    bus.dispatch(command);
  });
  const pause = () => {
    followed?.forEach((subscription) => subscription.unsubscribe());
    followed = null;
  };

  const names = flows.map(({ address }) => partsOf(address).flow);
  const [machines, policies, ports] = await Promise.all([
    Promise.all(names.map(loadMachine)),
    loadPolicies(names),
    portsOf(names),
  ]);
  const all: Follow[] = [(context) => merge(...policies.map((policy) => policy({ facts$: bus.facts$, visitedUrls$: visits$, context })))];
  if (!isPaused) followed = all.map(subscribe);
  for (const [index, { address, input, snapshot, version }] of flows.entries()) {
    await yieldToMain?.();
    const { flow, key } = partsOf(address);
    const machine = machines[index]!;
    // A page that was cached while the shop was renewed begins anew instead of in a state that may be no more.
    const isOurs = snapshot !== undefined && version === snapshotVersion(machine);
    bus.start(flow, { machine, ports: { ...ports[flow as keyof FlowPorts] }, key, input, isServed: true, snapshot: isOurs ? snapshot as Snapshot<unknown> : undefined });
  }
  return {
    bus,
    follow(policies) {
      all.push(policies);
      followed?.push(subscribe(policies));
    },
    pause,
    goOn(url) {
      pause();
      context = { ...context, url };
      followed = all.map(subscribe);
    },
    stop() {
      pause();
      bus.close();
    },
  };
}
