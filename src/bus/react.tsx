/** How views meet flows: `useFlow` reads, `useDispatch` wishes. Nothing else of the bus reaches a view. */
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Bus } from './bus.ts';
import { addressOf } from './flows.ts';
import type { Command, FlowName, FlowSnapshot } from './flows.ts';

const BusContext = createContext<Bus | null>(null);

export function BusProvider({ bus, children }: { bus: Bus; children: ReactNode }) {
  return <BusContext value={bus}>{children}</BusContext>;
}

function useBus(): Bus {
  const bus = use(BusContext);
  if (bus === null) throw new Error('A view that uses flows must stand under a BusProvider');
  return bus;
}

/** The snapshot of a flow's actor, or undefined while it is not there (a closed dropdown, a flow that still loads). */
export function useFlow<Flow extends FlowName>(flow: Flow, key?: string): FlowSnapshot<Flow> | undefined {
  const bus = useBus();
  const address = addressOf(flow, key);
  const watch = useCallback((listener: () => void) => bus.watch(address, listener), [bus, address]);
  const read = useCallback(() => bus.actor(address)?.getSnapshot() as FlowSnapshot<Flow> | undefined, [bus, address]);
  return useSyncExternalStore(watch, read, read);
}

/** Sends a command to its flow; `key` where the flow exists several times. */
export function useDispatch(): (command: Command, key?: string) => void {
  return useBus().dispatch;
}
