/** What happened on the pages of a visit since somebody looks, with the state of all flows after each happening. */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Bus, BusEvent } from '../../src/bus/bus.ts';
import { childAddress } from '../../src/bus/flows.ts';
import type { Address, Fact } from '../../src/bus/flows.ts';
import { trackedEvent } from '../../src/bus/tracked-facts.ts';
import { stateName } from '../../src/bus/flow-state.ts';
import { textOfEvent } from '../description/event-text.ts';
import { isFlowSnapshot } from '../recorder/capture.ts';
import type { WatchedPage } from '../page-taps.ts';
import { PORT_EVENTS } from '../recorder/port-events.ts';

/** Snapshots of the running flows by address, child flows behind their parents. */
export type Flows = ReadonlyMap<Address, AnyMachineSnapshot>;

/** A page of the visit, counted from 1. */
export type NumberedPage = WatchedPage & { number: number };

export interface Happening {
  /** Counted from 1, for as long as somebody looks. */
  number: number;
  /** Milliseconds since the first. */
  at: number;
  kind: 'command' | 'fact' | 'transition' | 'port' | 'page';
  /** None of another page that is shown. */
  address: Address | null;
  /** In words without personal data. */
  title: string;
  /** Milliseconds from the event to its transition, where it is one. */
  took: number | null;
  /** What it carries; not masked. */
  data: unknown;
  /** The page that was shown. */
  page: NumberedPage;
  flows: Flows;
}

export interface LiveState {
  happenings: readonly Happening[];
  /** The happening that is looked at; null follows the page. */
  shown: number | null;
  /** The page that is shown now. */
  page: NumberedPage;
  /** As they are now. */
  flows: Flows;
}

export interface LiveHistory {
  read: () => LiveState;
  watch: (listener: () => void) => () => void;
  /** Looks at a happening by its number. */
  show: (number: number) => void;
  pause: () => void;
  /** One happening back (−1) or forth (1), within what is remembered. */
  step: (by: -1 | 1) => void;
  follow: () => void;
  stop: () => void;
}

type Entry = Pick<Happening, 'kind' | 'address' | 'title' | 'data'> & { took?: number };

const MOST = 500;

interface LiveOptions {
  /** The page that is shown. */
  page: () => WatchedPage;
  /** Milliseconds from any beginning. */
  now: () => number;
  /** Happenings that are remembered. */
  most?: number;
}

export function recordLive(bus: Pick<Bus, 'events$' | 'roots'>, { page, now, most = MOST }: LiveOptions): LiveHistory {
  const began = now();
  const listeners = new Set<() => void>();
  const sentAt = new WeakMap<object, number>();
  const pages = new Map<string, NumberedPage>();
  const pageNow = (): NumberedPage => {
    const watched = page();
    const numbered = pages.get(watched.id) ?? { ...watched, number: pages.size + 1 };
    pages.set(watched.id, numbered);
    return numbered;
  };
  const namesNow = () => new Map<Address, string>([...flowsOf(bus)].map(([address, { value }]) => [address, stateName(value)]));
  let names = namesNow();
  let count = 0;
  let state: LiveState = { happenings: [], shown: null, page: pageNow(), flows: flowsOf(bus) };

  const change = (next: Partial<LiveState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const add = ({ took, ...entry }: Entry) => {
    count += 1;
    const flows = flowsOf(bus);
    const happening: Happening = { ...entry, took: took ?? null, number: count, at: Math.round(now() - began), page: state.page, flows };
    const happenings = [...state.happenings, happening].slice(-most);
    // What is looked at may have been forgotten meanwhile.
    change({ happenings, flows, shown: state.shown === null ? null : Math.max(state.shown, happenings[0]!.number) });
  };

  const take = (event: BusEvent) => {
    if (event.kind === 'command') add({ kind: 'command', address: event.address, title: `${event.command.type}${event.outcome === 'delivered' ? '' : ` (${event.outcome})`}`, data: event.command });
    else if (event.kind === 'fact') add({ kind: 'fact', address: event.address, title: titleOfFact(event.fact), data: event.fact });
    else if (event.kind === 'page') {
      names = namesNow();
      change({ page: pageNow() });
      add({ kind: 'page', address: null, title: titleOfPage(state.page), data: null });
    } else {
      const { inspection } = event;
      const actor = inspection.actorRef as AnyActorRef;
      if (inspection.type === '@xstate.event') {
        sentAt.set(inspection.event, now());
        if (PORT_EVENTS.has(inspection.event.type) && actor._parent) {
          add({ kind: 'port', address: addressIn(bus, actor._parent), title: `${actor.id} ${inspection.event.type.replace(/^xstate\.\w+\./, '')}`, data: 'data' in inspection.event ? inspection.event.data : null });
        }
      } else if (inspection.type === '@xstate.snapshot' && isFlowSnapshot(inspection.snapshot)) {
        const to = stateName(inspection.snapshot.value);
        const address = addressIn(bus, actor);
        // A flow that has just begun has no state from before.
        const from = inspection.event.type.startsWith('xstate.init') ? undefined : names.get(address);
        names.set(address, to);
        const sent = sentAt.get(inspection.event);
        const title = from === undefined ? `begins → ${to}` : `${titleOf(inspection.event.type)}: ${wayBetween(from, to)}`;
        add({ kind: 'transition', address, title, data: inspection.event, ...(sent !== undefined && { took: now() - sent }) });
      }
    }
  };

  const subscription = bus.events$.subscribe(take);
  const numberOf = (place: number) => state.happenings[Math.min(Math.max(place, 0), state.happenings.length - 1)]?.number ?? null;
  return {
    read: () => state,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (number) => change({ shown: number }),
    pause: () => change({ shown: numberOf(state.happenings.length - 1) }),
    step: (by) => {
      const place = state.shown === null ? state.happenings.length - 1 : state.happenings.findIndex(({ number }) => number === state.shown);
      change({ shown: numberOf(place + by) });
    },
    follow: () => change({ shown: null }),
    stop: () => subscription.unsubscribe(),
  };
}

export function titleOfPage({ number, name }: NumberedPage): string {
  return `page ${number}: ${name}`;
}

/** From which states to which, without the regions that stayed where they were. */
function wayBetween(from: string, to: string): string {
  if (from === to) return 'no other state';
  const [left, entered] = [from.split(' '), to.split(' ')];
  return `${left.filter((state) => !entered.includes(state)).join(' ')} → ${entered.filter((state) => !left.includes(state)).join(' ')}`;
}

/** The flows that run now. */
export function flowsOf(bus: Pick<Bus, 'roots'>): Flows {
  const flows = new Map<Address, AnyMachineSnapshot>();
  const visit = (address: Address, actor: AnyActorRef) => {
    const snapshot: unknown = actor.getSnapshot();
    if (!isFlowSnapshot(snapshot) || (snapshot.status !== 'active' && actor._parent)) return;
    flows.set(address, snapshot);
    for (const [id, child] of Object.entries<AnyActorRef | undefined>(snapshot.children)) if (child) visit(childAddress(address, id), child);
  };
  for (const [address, root] of bus.roots()) visit(address, root);
  return flows;
}

function addressIn(bus: Pick<Bus, 'roots'>, actor: AnyActorRef): Address {
  if (actor._parent) return childAddress(addressIn(bus, actor._parent), actor.id);
  for (const [address, root] of bus.roots()) if (root === actor) return address;
  return actor.id as Address;
}

/** A fact, and the event of the data layer that it becomes where statistics are agreed to. */
function titleOfFact(fact: Fact): string {
  const tracked = trackedEvent(fact);
  return tracked === undefined ? fact.type : `${fact.type} ⇒ dataLayer ${tracked.event}`;
}

/** XState's own events in words; a command keeps its flow. */
function titleOf(event: string): string {
  return event.startsWith('xstate.') ? textOfEvent(event) : event;
}
