/** How views meet flows: `useFlow` reads, the dispatches wish. Nothing else of the bus reaches a view. */
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import type { Bus } from './bus.ts';
import { addressOf } from './flows.ts';
import type { Command, FlowName, FlowSnapshot } from './flows.ts';

type Dispatch = (command: Command, key?: string) => void;

interface Wishes {
  dispatch: Dispatch;
  dispatchAfterPaint: Dispatch;
}

const BusContext = createContext<{ bus: Bus } & Wishes | null>(null);

export function BusProvider({ bus, children }: { bus: Bus; children: ReactNode }) {
  const value = useMemo(() => ({ bus, ...wishesOf(bus) }), [bus]);
  return <BusContext value={value}>{children}</BusContext>;
}

function useBus() {
  const bus = use(BusContext);
  if (bus === null) throw new Error('A view that uses flows must stand under a BusProvider');
  return bus;
}

/** The snapshot of a flow's actor, or undefined while it is not there (a closed dropdown, a flow that still loads). */
export function useFlow<Flow extends FlowName>(flow: Flow, key?: string): FlowSnapshot<Flow> | undefined {
  const { bus } = useBus();
  const address = addressOf(flow, key);
  const watch = useCallback((listener: () => void) => bus.watch(address, listener), [bus, address]);
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
 * For a choice that shows its press at once, while the command and all that follows from it come after the frame that
 * shows it. @returns what was pressed, until its command has been carried out; and what a press does
 */
export function usePressed<Value>(): [Value | undefined, (value: Value, command: Command) => void] {
  const dispatch = useDispatchAfterPaint();
  const [pressed, setPressed] = useState<{ value: Value }>();
  const press = (value: Value, command: Command) => {
    const latest = { value };
    setPressed(latest);
    dispatch(command);
    afterPaint(() => setPressed((current) => (current === latest ? undefined : current)));
  };
  return [pressed?.value, press];
}

/** Commands arrive in the order they were given, also those that wait for a frame. */
function wishesOf(bus: Bus): Wishes {
  const waiting: (() => void)[] = [];
  const sendWaiting = () => waiting.splice(0).forEach((send) => send());
  return {
    dispatch(command, key) {
      sendWaiting();
      bus.dispatch(command, key);
    },
    dispatchAfterPaint(command, key) {
      waiting.push(() => bus.dispatch(command, key));
      afterPaint(sendWaiting);
    },
  };
}
