import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { tellView } from '../ui/loading/after-paint.ts';
import type { ReadableBus } from './bus.ts';
import type { Address } from './flows.ts';

/** What `useSelector` needs of an actor, whoever is at the address. */
type Facade = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>;

export interface Facades {
  /** The flow at an address; its snapshot is undefined while it is not there. */
  at: (address: Address) => Facade;
  /** The same, but a flow that ended keeps its last snapshot. */
  lasting: (address: Address) => Facade;
  /** The views have hydrated: from now on they see the flows as they are. */
  goLive: () => void;
}

/**
 * The flows as the views within one hydration boundary see them, one facade an address.
 * @param isHydrating whether the markup is there already: views first see the snapshots that it was made from
 */
export function createFacades(bus: Pick<ReadableBus, 'actor' | 'served' | 'watch'>, isHydrating: boolean): Facades {
  let isLive = !isHydrating;
  const listeners = new Map<() => void, Address>();
  const facades = new Map<Address, Facade>();
  const lasting = new Map<Address, Facade>();

  const live = (address: Address) => bus.actor(address)?.getSnapshot() as AnyMachineSnapshot | undefined;
  const read = (address: Address) => (isLive ? live(address) : bus.served(address));
  const create = (address: Address, getSnapshot: () => AnyMachineSnapshot | undefined): Facade => ({
    getSnapshot,
    subscribe: (observer: { next?: (snapshot: unknown) => void } | ((snapshot: unknown) => void)) => {
      const tell = () => (typeof observer === 'function' ? observer(undefined) : observer.next?.(undefined));
      listeners.set(tell, address);
      // Hydrated views learn of what happened meanwhile when they go live, all at once.
      const tellWatching = () => { if (listeners.has(tell)) tell(); };
      const unwatch = bus.watch(address, () => { if (isLive) tellView(tellWatching); });
      return { unsubscribe: () => { listeners.delete(tell); unwatch(); } };
    },
  });
  const entry = (map: Map<Address, Facade>, address: Address, make: () => Facade) => {
    const facade = map.get(address) ?? make();
    map.set(address, facade);
    return facade;
  };

  return {
    at: (address) => entry(facades, address, () => create(address, () => read(address))),
    lasting: (address) => entry(lasting, address, () => {
      let last: AnyMachineSnapshot | undefined;
      return create(address, () => last = read(address) ?? last);
    }),
    goLive() {
      if (isLive) return;
      isLive = true;
      for (const [tell, address] of listeners) if (bus.served(address) !== live(address)) tell();
    },
  };
}
