/** How views meet flows: `useFlow` reads, `dispatch` sends. Nothing else of the bus reaches a view. */
import { useSelector } from '@xstate/react';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ReadableBus } from './bus.ts';
import { createFacades } from './facades.ts';
import type { Facades } from './facades.ts';
import { stateName } from './flow-state.ts';
import { addressOf } from './flows.ts';
import type { FlowName, FlowSnapshot, Key } from './flows.ts';
import { isSame } from './is-same.ts';

export type Dispatch = ReadableBus['dispatch'];

const BusContext = createContext<ReadableBus | null>(null);
const FacadesContext = createContext<Facades | null>(null);

export function BusProvider({ bus, children }: { bus: ReadableBus; children: ReactNode }) {
  return <BusContext value={bus}><HydrationBoundary>{children}</HydrationBoundary></BusContext>;
}

/**
 * Stands around what hydrates at once: the page, and within each Suspense boundary of the markup its content. Until it has
 * hydrated its views see the flows as they came with the document.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const bus = found(use(BusContext));
  const isHydrating = useSyncExternalStore(watchNothing, () => false, () => true);
  const [served, setServed] = useState(isHydrating ? bus : null);
  // Once another page has been here, the one of the document comes back as it is.
  if (served !== null && served !== bus) setServed(null);
  const facades = useMemo(() => createFacades(bus, bus === served), [bus, served]);
  useEffect(() => facades.goLive(), [facades]);
  return <FacadesContext value={facades}>{children}</FacadesContext>;
}

/**
 * What a view shows of a flow, or undefined while the flow is not there (a closed dropdown, a flow that still loads). It is
 * rendered again only when that differs.
 * @param key which of several, or whose child flow: `{ of: 'configurator' }`
 */
export function useFlow<Flow extends FlowName, Selected>(flow: Flow, select: (snapshot: FlowSnapshot<Flow>) => Selected, key?: Key): Selected | undefined {
  const facade = found(use(FacadesContext)).at(addressOf(flow, key));
  return useSelector(facade, (snapshot: FlowSnapshot<Flow> | undefined) => (snapshot === undefined ? undefined : select(snapshot)), isSame);
}

/** The same where a view around has seen that the flow is there; should it end, the view keeps what it showed last. */
export function useRunningFlow<Flow extends FlowName, Selected>(flow: Flow, select: (snapshot: FlowSnapshot<Flow>) => Selected, key?: Key): Selected {
  const address = addressOf(flow, key);
  const facade = found(use(FacadesContext)).lasting(address);
  return useSelector(facade, (snapshot: FlowSnapshot<Flow> | undefined) => {
    if (snapshot === undefined) throw new Error(`A view shows ${address}, which has not begun`);
    return select(snapshot);
  }, isSame);
}

/**
 * What other programs find a flow by and see its whole state on: attributes of the element that shows it (design 6). One whose
 * code has not come yet has no state.
 */
export function useFlowRoot(flow: FlowName, key?: string) {
  return { 'data-flow': flow, 'data-flow-key': key, 'data-state': useFlow(flow, ({ value }) => stateName(value), key) };
}

/** Sends a command to its flow; `key` where the flow exists several times. */
export function useDispatch(): Dispatch {
  return found(use(BusContext)).dispatch;
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A view that uses flows must stand under a BusProvider');
  return value;
}

const watchNothing = () => () => {};
