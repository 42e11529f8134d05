import type { AnyActorRef } from 'xstate';
import type { ReadableBus } from '../../src/bus/bus.ts';
import { resolveAddress } from '../../src/bus/flows.ts';
import type { Flows } from './live-history.ts';

/** A bus on which time stands: views read the given snapshots from it, and their commands are dropped. */
export function freezeBus(flows: Flows): ReadableBus {
  const actors = new Map([...flows].map(([address, snapshot]) => [address, { getSnapshot: () => snapshot } as unknown as AnyActorRef]));
  return {
    dispatch: () => {},
    actor: (address) => actors.get(resolveAddress(address, actors)),
    served: (address) => flows.get(resolveAddress(address, flows)),
    watch: () => () => {},
  };
}
