import { EMPTY } from 'rxjs';
import type { AnyActorRef } from 'xstate';
import type { Bus } from '../../src/bus/bus.ts';
import type { Flows } from './live-history.ts';

/** A bus on which time stands: views read the given snapshots from it, and what they wish for is not heard. */
export function freezeBus(flows: Flows): Bus {
  const actors = new Map([...flows].map(([address, snapshot]) => [address, { getSnapshot: () => snapshot } as unknown as AnyActorRef]));
  return {
    dispatch: () => {},
    start: (flow) => { throw new Error(`${flow} cannot be started on a frozen bus`); },
    actor: (address) => actors.get(address),
    served: () => undefined,
    watch: () => () => {},
    roots: () => new Map(),
    facts$: EMPTY,
    events$: EMPTY,
    stop: () => {},
  };
}
