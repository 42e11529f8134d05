import { NEVER } from 'rxjs';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Bus } from '../../bus/bus.ts';
import { childAddress, isRoot, resolveAddress } from '../../bus/flows.ts';
import type { Address, RootAddress } from '../../bus/flows.ts';

export type SettledFlows = ReadonlyMap<Address, AnyMachineSnapshot>;

/** What the flows of a bus, and the flows that those have begun, are in now; frozen, for many pages may show it. */
export function snapshotsOf(bus: Bus): SettledFlows {
  const snapshots = new Map<Address, AnyMachineSnapshot>();
  const take = (address: Address, actor: AnyActorRef) => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined;
    if (snapshot === undefined || !('value' in snapshot)) return;
    snapshots.set(address, Object.freeze(snapshot));
    for (const [id, child] of Object.entries(snapshot.children)) if (child) take(childAddress(address, id), child as AnyActorRef);
  };
  for (const [address, actor] of bus.roots()) take(address, actor);
  return snapshots;
}

/** A bus whose flows have come to rest: views read them and a page is judged by them, nobody moves them any more. */
export function settledBus(flows: SettledFlows): Bus {
  const actors = new Map([...flows].map(([address, snapshot]) => [address, { getSnapshot: () => snapshot } as AnyActorRef]));
  return {
    dispatch: refuse,
    start: refuse,
    expect: refuse,
    actor: (address) => actors.get(resolveAddress(address, actors)),
    served: (address) => flows.get(resolveAddress(address, flows)),
    watch: refuse,
    roots: () => new Map([...actors].filter((entry): entry is [RootAddress, AnyActorRef] => isRoot(entry[0]))),
    facts$: NEVER,
    events$: NEVER,
    stop: refuse,
    close: () => {},
  };
}

function refuse(): never {
  throw new Error('The flows of this page have come to rest');
}
