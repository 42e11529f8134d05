/**
 * The typed command bus. Commands go to the one actor of their flow; a command for a flow that is still loading waits;
 * a command for a flow that nobody will start is reported. Facts reach all listeners in the order of their causes.
 */
import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import { connectPorts, missingPorts } from '../../machines/port.ts';
import { resumeDelays } from '../../machines/resume-delays.ts';
import { addressOf, childAddress, isRoot, resolveAddress } from './flows.ts';
import type { Address, Command, Fact, FlowName, Key, RootAddress } from './flows.ts';

/** Something for a tap to watch: never to act on. */
export type BusEvent =
  | { kind: 'command'; address: Address; command: Command; outcome: 'delivered' | 'queued' | 'refused' }
  | { kind: 'fact'; address: Address; fact: Fact }
  | { kind: 'transition'; inspection: InspectionEvent }
  /** Told by the bus of whichever page is shown: from here on its roots are those of another page. */
  | { kind: 'page' };

export interface StartOptions {
  machine: AnyStateMachine;
  /** What the machine's ports do. */
  ports: Parameters<typeof connectPorts>[1];
  key?: string;
  input?: unknown;
  /** A persisted snapshot to resume from, instead of input. */
  snapshot?: Snapshot<unknown>;
  /** The document shows it already, in the state in which it starts here; a resumed one always. */
  isServed?: boolean;
}

export interface BusOptions {
  /** Flows that will be started sooner or later: commands to them wait. */
  expected?: readonly RootAddress[];
  /** Whether `events$` has transitions; where nobody can look, as on the server, they are not told of. */
  isWatched?: boolean;
  /** Buses whose flows do things to each other share one queue. */
  deliver?: FactQueue;
  /** Told about commands that nobody will take and about actors that stop with an error. */
  report: (problem: Error) => void;
}

/** Tells facts one after another. */
export type FactQueue = (tell: () => void) => void;

/** What a listener causes is told after its cause has been told to every listener. */
export function createFactQueue(): FactQueue {
  const untold: (() => void)[] = [];
  let isTelling = false;
  return (tell) => {
    untold.push(tell);
    if (isTelling) return;
    isTelling = true;
    for (let next = untold.shift(); next !== undefined; next = untold.shift()) next();
    isTelling = false;
  };
}

/** What views need of a bus. A flow's bare name also means the one child flow that has it. */
export interface ReadableBus {
  /** The running actor at an address. */
  actor: (address: Address) => AnyActorRef | undefined;
  /** The state in which a flow came with the document, which is what its markup shows; undefined of one that began here. */
  served: (address: Address) => AnyMachineSnapshot | undefined;
  /** Calls back whenever the actor at the address changes, comes or goes. */
  watch: (address: Address, listener: () => void) => () => void;
  dispatch: (command: Command, key?: Key) => void;
}

export interface Bus extends ReadableBus {
  start: (flow: FlowName, options: StartOptions) => AnyActorRef;
  /** From now on commands to the flow wait until it is started. */
  expect: (address: RootAddress) => void;
  /** Ends a flow with its child flows; others go on. Commands to it are refused until it is expected or started again. */
  stop: (address: RootAddress) => void;
  /** Ends all flows and the streams of facts and events. */
  close: () => void;
  /** Root flows by address, in order of their start. */
  roots: () => ReadonlyMap<RootAddress, AnyActorRef>;
  facts$: Observable<Fact>;
  events$: Observable<BusEvent>;
}

export function createBus({ expected = [], isWatched = true, deliver = createFactQueue(), report }: BusOptions): Bus {
  const actors = new Map<Address, AnyActorRef>();
  const rootActors = new Map<RootAddress, AnyActorRef>();
  const served = new Map<Address, AnyMachineSnapshot>();
  const listeners = new Map<Address, Set<() => void>>();
  const waiting = new Map<Address, Command[]>(expected.map((address) => [address, []]));
  const facts = new Subject<Fact>();
  const events = new Subject<BusEvent>();

  const publish = (fact: Fact) => deliver(() => facts.next(fact));

  const notify = (address: Address) => {
    listeners.get(address)?.forEach((listener) => listener());
    if (!isRoot(address)) listeners.get(address.slice(address.lastIndexOf('/') + 1) as FlowName)?.forEach((listener) => listener());
  };

  const add = (address: Address, actor: AnyActorRef) => {
    actors.set(address, actor);
    actor.on('*', (fact) => {
      events.next({ kind: 'fact', address, fact: fact as Fact });
      publish(fact as Fact);
    });
    const remove = () => {
      if (actors.get(address) !== actor) return;
      actors.delete(address);
      notify(address);
    };
    actor.subscribe({
      next: () => { addChildren(address, actor); notify(address); },
      complete: remove,
      error: (error) => { report(error instanceof Error ? error : new Error(String(error))); remove(); },
    });
    addChildren(address, actor);
    notify(address);
  };

  /** Child flows are found by the id of their invocation, which is their flow name. */
  const addChildren = (parentAddress: Address, parent: AnyActorRef) => {
    const children: Record<string, AnyActorRef | undefined> = (parent.getSnapshot() as AnyMachineSnapshot).children ?? {};
    for (const [id, child] of Object.entries(children)) {
      const address = childAddress(parentAddress, id);
      if (child && isFlow(child) && actors.get(address) !== child) add(address, child);
    }
  };

  return {
    dispatch(command, key) {
      const address = resolveAddress(addressOf(command.type.slice(0, command.type.indexOf('.')) as FlowName, key), actors);
      const actor = actors.get(address);
      const queue = waiting.get(address);
      const outcome = actor ? 'delivered' : queue ? 'queued' : 'refused';
      events.next({ kind: 'command', address, command, outcome });
      if (actor) actor.send(command);
      else if (queue) queue.push(command);
      else report(new Error(`Nobody takes "${command.type}": ${address} is neither running nor expected`));
    },

    start(flow, { machine, ports, key, input, snapshot, isServed = snapshot !== undefined }) {
      const address = addressOf(flow, key);
      if (rootActors.has(address)) throw new Error(`${address} is already running`);
      const missing = missingPorts(machine, ports);
      if (missing.length > 0) throw new Error(`${address} cannot start without its ports: ${missing.join(', ')}`);
      const actor: AnyActorRef = connectPorts(createActor(machine, {
        id: flow,
        input,
        ...(snapshot && { snapshot }),
        ...(isWatched && { inspect: (inspection: InspectionEvent) => events.next({ kind: 'transition', inspection }) }),
      }), ports);
      rootActors.set(address, actor);
      add(address, actor);
      if (isServed) for (const [one, shown] of actors) if (isWithin(one, address)) served.set(one, shown.getSnapshot());
      actor.start();
      if (snapshot) resumeDelays(actor);
      addChildren(address, actor);
      const queue = waiting.get(address);
      waiting.delete(address);
      queue?.forEach((command) => actor.send(command));
      return actor;
    },

    expect(address) {
      if (!rootActors.has(address) && !waiting.has(address)) waiting.set(address, []);
    },

    stop(address) {
      waiting.delete(address);
      const actor = rootActors.get(address);
      rootActors.delete(address);
      for (const one of served.keys()) if (isWithin(one, address)) served.delete(one);
      actor?.stop();
    },

    close() {
      for (const actor of rootActors.values()) actor.stop();
      facts.complete();
      events.complete();
    },

    actor: (address) => actors.get(resolveAddress(address, actors)),
    served: (address) => served.get(resolveAddress(address, served)),

    watch(address, listener) {
      const set = listeners.get(address) ?? new Set();
      listeners.set(address, set.add(listener));
      return () => set.delete(listener);
    },

    roots: () => rootActors,
    facts$: facts.asObservable(),
    events$: events.asObservable(),
  };
}

/** Whether the address is of the flow itself or of one that it began. */
function isWithin(address: Address, root: RootAddress): boolean {
  return address === root || address.startsWith(`${root}/`);
}

function isFlow(actor: AnyActorRef): boolean {
  return 'value' in (actor.getSnapshot() ?? {});
}
