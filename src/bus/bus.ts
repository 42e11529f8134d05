/**
 * The typed command bus. Commands go to the one actor of their flow; a command for a flow that is still loading waits;
 * a command for a flow that nobody will start is reported. Facts that machines emit are published to everyone.
 */
import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { createActor } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import { connectPorts, missingPorts } from '../../machines/port.ts';
import { resumeDelays } from '../../machines/resume-delays.ts';
import { addressOf } from './flows.ts';
import type { Address, Command, Fact, FlowName } from './flows.ts';

/** Something for a tap to watch: never to act on. */
export type BusEvent =
  | { kind: 'command'; address: Address; command: Command; outcome: 'delivered' | 'queued' | 'refused' }
  | { kind: 'fact'; address: Address; fact: Fact }
  | { kind: 'transition'; inspection: InspectionEvent };

export interface StartOptions {
  machine: AnyStateMachine;
  /** What the machine's ports do. */
  ports: Parameters<typeof connectPorts>[1];
  key?: string;
  input?: unknown;
  /** A persisted snapshot to resume from, instead of input. */
  snapshot?: Snapshot<unknown>;
}

export interface BusOptions {
  /** Flows that will be started sooner or later: commands to them wait. */
  expected?: readonly Address[];
  /** Whether `events$` has transitions; where nobody can look, as on the server, they are not told of. */
  isWatched?: boolean;
  /** Told about commands that nobody will take and about actors that stop with an error. */
  report: (problem: Error) => void;
}

export interface Bus {
  dispatch: (command: Command, key?: string) => void;
  start: (flow: FlowName, options: StartOptions) => AnyActorRef;
  /** The running actor at an address, child flows included. */
  actor: (address: Address) => AnyActorRef | undefined;
  /** The state in which a flow came with the document, which is what its markup shows; undefined of one that began here. */
  served: (address: Address) => AnyMachineSnapshot | undefined;
  /** Calls back whenever the actor at the address changes, comes or goes. */
  watch: (address: Address, listener: () => void) => () => void;
  /** Root flows by address, in order of their start. */
  roots: () => ReadonlyMap<Address, AnyActorRef>;
  facts$: Observable<Fact>;
  events$: Observable<BusEvent>;
  stop: () => void;
}

export function createBus({ expected = [], isWatched = true, report }: BusOptions): Bus {
  const actors = new Map<Address, AnyActorRef>();
  const rootActors = new Map<Address, AnyActorRef>();
  const served = new Map<Address, AnyMachineSnapshot>();
  const listeners = new Map<Address, Set<() => void>>();
  const waiting = new Map<Address, Command[]>(expected.map((address) => [address, []]));
  const facts = new Subject<Fact>();
  const events = new Subject<BusEvent>();

  const notify = (address: Address) => listeners.get(address)?.forEach((listener) => listener());

  const attend = (address: Address, actor: AnyActorRef) => {
    actors.set(address, actor);
    actor.on('*', (fact) => {
      events.next({ kind: 'fact', address, fact: fact as Fact });
      facts.next(fact as Fact);
    });
    const leave = () => {
      if (actors.get(address) !== actor) return;
      actors.delete(address);
      notify(address);
    };
    actor.subscribe({
      next: () => { attendChildren(actor); notify(address); },
      complete: leave,
      error: (error) => { report(error instanceof Error ? error : new Error(String(error))); leave(); },
    });
    attendChildren(actor);
    notify(address);
  };

  /** Child flows are found by the id of their invocation, which is their flow name. */
  const attendChildren = (parent: AnyActorRef) => {
    const children: Record<string, AnyActorRef | undefined> = (parent.getSnapshot() as AnyMachineSnapshot).children ?? {};
    for (const [id, child] of Object.entries(children)) {
      if (child && isFlow(child) && actors.get(id as Address) !== child) attend(id as Address, child);
    }
  };

  return {
    dispatch(command, key) {
      const address = addressOf(command.type.slice(0, command.type.indexOf('.')) as FlowName, key);
      const actor = actors.get(address);
      const queue = waiting.get(address);
      const outcome = actor ? 'delivered' : queue ? 'queued' : 'refused';
      events.next({ kind: 'command', address, command, outcome });
      if (actor) actor.send(command);
      else if (queue) queue.push(command);
      else report(new Error(`Nobody takes "${command.type}": ${address} is neither running nor expected`));
    },

    start(flow, { machine, ports, key, input, snapshot }) {
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
      attend(address, actor);
      if (snapshot) served.set(address, actor.getSnapshot());
      actor.start();
      if (snapshot) resumeDelays(actor);
      attendChildren(actor);
      const queue = waiting.get(address);
      waiting.delete(address);
      queue?.forEach((command) => actor.send(command));
      return actor;
    },

    actor: (address) => actors.get(address),
    served: (address) => served.get(address),

    watch(address, listener) {
      const set = listeners.get(address) ?? new Set();
      listeners.set(address, set.add(listener));
      return () => set.delete(listener);
    },

    roots: () => rootActors,
    facts$: facts.asObservable(),
    events$: events.asObservable(),

    stop() {
      for (const actor of rootActors.values()) actor.stop();
      facts.complete();
      events.complete();
    },
  };
}

function isFlow(actor: AnyActorRef): boolean {
  return 'value' in (actor.getSnapshot() ?? {});
}
