/** How views meet flows: `useFlow` reads, the dispatches wish. Nothing else of the bus reaches a view. */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import type { ReadableBus } from './bus.ts';
import { addressOf } from './flows.ts';
import type { Command, FlowName, FlowSnapshot } from './flows.ts';
import { wishesOf } from './wishes.ts';
import type { Dispatch, Wishes } from './wishes.ts';

const BusContext = createContext<{ bus: ReadableBus } & Wishes | null>(null);

/** A finger's device is seldom as quick as one with a mouse. */
const isQuick = () => matchMedia('(pointer: fine)').matches;

export function BusProvider({ bus, children }: { bus: ReadableBus; children: ReactNode }) {
  const value = useMemo(() => ({ bus, ...wishesOf(bus, { afterPaint, later: setTimeout, isQuick }) }), [bus]);
  return <BusContext value={value}>{children}</BusContext>;
}

function useBus() {
  const bus = use(BusContext);
  if (bus === null) throw new Error('A view that uses flows must stand under a BusProvider');
  return bus;
}

/** The snapshot of a flow's actor, or undefined while it is not there (a closed dropdown, a flow that still loads). */
export function useFlow<Flow extends FlowName>(flow: Flow, key?: string): FlowSnapshot<Flow> | undefined {
  const { bus, watch: watchFlow } = useBus();
  const address = addressOf(flow, key);
  const watch = useCallback((listener: () => void) => watchFlow(address, listener), [watchFlow, address]);
  const read = useCallback(() => bus.actor(address)?.getSnapshot() as FlowSnapshot<Flow> | undefined, [bus, address]);
  // Markup wakes up in the state that it shows, also when its flow has gone on meanwhile; what is new follows at once.
  const readServed = useCallback(() => bus.served(address) as FlowSnapshot<Flow> | undefined ?? read(), [bus, address, read]);
  return useSyncExternalStore(watch, read, readServed);
}

/** Sends a command to its flow; `key` where the flow exists several times. */
export function useDispatch(): Dispatch {
  return useBus().dispatch;
}

/** The same for a press that opens or changes much: the press is seen first, its command follows. */
export function useDispatchAfterPaint(): Dispatch {
  return useBus().dispatchAfterPaint;
}

/**
 * The same for a press whose answer is asked of the server: with a mouse the request leaves at once, and what views show of
 * it comes with the answer, or soon after the next paint; settles then.
 */
export function useDispatchAhead(): Wishes['dispatchAhead'] {
  return useBus().dispatchAhead;
}

/**
 * For a choice that shows its press at once, while what follows from it is shown later.
 * @returns what was pressed, until then; and what a press does
 */
export function usePressed<Value>(): [Value | undefined, (value: Value, command: Command) => void] {
  const dispatch = useDispatchAhead();
  const [pressed, setPressed] = useState<{ value: Value }>();
  const press = (value: Value, command: Command) => {
    const latest = { value };
    setPressed(latest);
    void dispatch(command).then(() => setPressed((current) => (current === latest ? undefined : current)));
  };
  return [pressed?.value, press];
}
