import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { snapshotVersion } from '../../../machines/snapshot-version.ts';
import type { PolicyContext } from '../../policies/policy.ts';
import { createServerPorts } from '../../ports/server-ports.ts';
import type { FlowStart, PageContext } from '../../routes/page-state.ts';
import { createBus } from '../../bus/bus.ts';
import { createPage } from '../page/create-page.ts';
import type { Page } from '../page/create-page.ts';
import type { FlowCache, Settled } from './flow-cache.ts';
import type { PageRequest } from './page-request.ts';
import { isBusy, settle } from './settle.ts';
import { snapshotsOf } from './settled-bus.ts';
import { deepFreeze } from './shared-answers.ts';
import type { SharingApi } from './sharing-api.ts';

/** Where the server says nothing else. */
const SETTLE_DEADLINE_MS = 3000;

interface SettledFlowsOptions {
  context: PageContext;
  sharing: SharingApi;
  request: PageRequest;
  /** Told of commands that nobody takes, and of flows that stop with an error. */
  report: (problem: Error) => void;
  /** Milliseconds that the flows get. */
  deadline?: number | undefined;
  flowCache: FlowCache;
  /** Takes what pages have alike out of a flow's state. */
  withoutFiles: (start: FlowStart) => FlowStart;
}

/**
 * Starts flows and waits for them, or takes what the same ones came to that were given the same answers. Their address has
 * a part in it by commands of policies only that carry one.
 */
export async function settledFlows({ context, sharing, request, report, deadline = SETTLE_DEADLINE_MS, flowCache, withoutFiles }: SettledFlowsOptions, flows: readonly FlowStart[], policyContext: PolicyContext): Promise<Settled & { inTime: boolean }> {
  const { url: _url, ...policy } = policyContext;
  const key = JSON.stringify([context.today, request.priceVersion, request.contentVersion, policy, flows]);
  const cached = request.preview ? undefined : flowCache.get(key, Temporal.Instant.from(context.now).epochMilliseconds);
  if (cached) return { ...cached, inTime: true };
  const asked = sharing.watch();
  let hasAddress = false;
  const ports = createServerPorts(sharing.api);
  const page = await createPage({
    bus: createBus({ isWatched: false, report }),
    flows,
    portsOf: async () => ports,
    policyContext,
    onCommand: (command) => { hasAddress ||= 'url' in command; },
  });
  try {
    const inTime = await settle(page.bus, deadline);
    const wholeStarts = deepFreeze(flows.map((start) => serialise(start, page)));
    const settled: Settled = { flows: snapshotsOf(page.bus), wholeStarts, starts: deepFreeze(wholeStarts.map(withoutFiles)) };
    if (inTime && !hasAddress && !asked.isPersonal) flowCache.put(key, settled, asked.given);
    return { ...settled, inTime };
  } finally {
    page.stop();
  }
}

/** A settled flow is resumed from its snapshot; one that is still busy begins anew in the browser. */
function serialise({ address, input }: FlowStart, { bus }: Page): FlowStart {
  const actor: AnyActorRef | undefined = bus.actor(address);
  return actor === undefined || isBusy(actor) ? { address, input }
    : { address, input, snapshot: actor.getPersistedSnapshot(), version: snapshotVersion((actor.getSnapshot() as AnyMachineSnapshot).machine) };
}
