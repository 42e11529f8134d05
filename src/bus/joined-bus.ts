/** The flows of a page and those of the whole visit, as one bus: views and policies do not ask which is which. */
import { merge } from 'rxjs';
import type { Bus } from './bus.ts';
import type { FlowName } from './flows.ts';

/** What a visitor has once, whichever pages they see. */
const VISIT_FLOWS: ReadonlySet<string> = new Set<FlowName>(['chat', 'compare', 'consent', 'mailbox', 'memory', 'navigation', 'offlineCopies', 'pageChange', 'session', 'tokenRefresh', 'wishlist']);

/** @param of an address, or the type of a command */
export function isOfVisit(of: string): boolean {
  return VISIT_FLOWS.has(/^\w+/.exec(of)?.[0] ?? '');
}

/** Closing it ends the flows of the page; those of the visit go on. */
export function joinBuses(visit: Bus, page: Bus): Bus {
  const busOf = (of: string) => (isOfVisit(of) ? visit : page);
  return {
    dispatch: (command, key) => busOf(command.type).dispatch(command, key),
    start: (flow, options) => busOf(flow).start(flow, options),
    expect: (address) => busOf(address).expect(address),
    stop: (address) => busOf(address).stop(address),
    actor: (address) => busOf(address).actor(address),
    served: (address) => busOf(address).served(address),
    watch: (address, listener) => busOf(address).watch(address, listener),
    roots: () => new Map([...visit.roots(), ...page.roots()]),
    facts$: merge(visit.facts$, page.facts$),
    events$: merge(visit.events$, page.events$),
    close: () => page.close(),
  };
}
