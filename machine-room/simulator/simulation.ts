/**
 * A flow that really runs: its machine and those it invokes, with ports that answer when told to, on a clock that moves
 * when told to. The same steps lead to the same moment, so a run can be repeated up to any of its steps.
 */
import { createActor, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { taken } from '../../machines/testing/flow-under-test.ts';
import { connectPorts } from '../../machines/port.ts';
import { isFlow, transitionsOf, withDescendants } from '../description/describe-machine.ts';
import { idsOf } from './choices.ts';

/** What is done to a run. Actors are named by their path, the flow itself by the empty one; port calls by their order. */
export type Step =
  | { kind: 'send'; actor: string; event: EventObject }
  /** A request is answered, a stream sends an item. */
  | { kind: 'answer'; call: number; output: unknown }
  | { kind: 'fail'; call: number; error: unknown }
  /** The port will never answer. */
  | { kind: 'hang'; call: number }
  /** Time passes until a delay is over. */
  | { kind: 'wait'; actor: string; delay: string };

export interface PortCall {
  /** Its place among all calls of the run. */
  number: number;
  actor: string;
  invoke: string;
  port: string;
  /** Answered once, or open for as long as the flow listens. */
  kind: 'request' | 'stream';
  input: unknown;
  hangs: boolean;
}

export interface RunningDelay {
  actor: string;
  delay: string;
  /** Milliseconds until it is over. */
  left: number;
}

interface ActorMoment {
  path: string;
  snapshot: AnyMachineSnapshot;
}

/** All that can be seen of a run after a step. */
export interface Moment {
  /** The flow itself, then those that it invokes. */
  actors: ActorMoment[];
  calls: PortCall[];
  delays: RunningDelay[];
  /** Milliseconds since the start. */
  time: number;
  /** What the step brought about. */
  facts: { actor: string; fact: EventObject }[];
  taken: { actor: string; transition: string }[];
  /** Why the flow broke, if it did. */
  broken: string | null;
}

interface OpenCall extends PortCall {
  signal: { aborted: boolean };
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** More delays than this within one wait are a loop. */
const MOST_WAITS = 1000;

export interface Simulation {
  begin(): Promise<Moment>;
  take(step: Step): Promise<Moment>;
  stop(): void;
}

/** A run of a flow from its beginning; not yet begun. */
export function simulate(machine: AnyStateMachine, input: unknown): Simulation {
  const clock = new SimulatedClock();
  const calls: OpenCall[] = [];
  const starting: AnyActorRef[] = [];
  const delayStarts = new WeakMap<object, number>();
  const facts: Moment['facts'] = [];
  const takenTransitions: Moment['taken'] = [];
  let broken: string | null = null;

  const actor = createActor(machine, {
    input: input as never,
    clock,
    inspect: (inspected) => {
      const { actorRef } = inspected;
      if (inspected.type === '@xstate.actor') {
        if (isMachineActor(actorRef)) (actorRef as AnyActorRef).on('*', (fact) => { facts.push({ actor: pathOf(actorRef as AnyActorRef), fact }); });
        else starting.push(actorRef as AnyActorRef);
      } else if (inspected.type === '@xstate.microstep') {
        const { _transitions } = inspected as unknown as { _transitions: readonly AnyTransitionDefinition[] };
        const all = withDescendants(_transitions[0]?.source.machine.root ?? machine.root).flatMap(transitionsOf);
        takenTransitions.push(...idsOf(_transitions, all).map((transition) => ({ actor: pathOf(actorRef as AnyActorRef), transition })));
      }
    },
  });
  connectPorts(actor, Object.fromEntries(portsOf(machine).map((port) => [port, (portInput: unknown, context?: { signal: AbortSignal }) => held(port, portInput, context?.signal)])) as Parameters<typeof connectPorts>[1]);
  actor.subscribe({ error: (error) => { broken = messageOf(error); } });

  /** A request's promise, which is a stream where the port is one. */
  function held(port: string, portInput: unknown, signal: OpenCall['signal'] = { aborted: false }) {
    // Actors are started in the order in which they are made.
    const place = starting.findIndex(({ src }) => src === port);
    const [caller] = place < 0 ? [] : starting.splice(place, 1);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const call: OpenCall = {
      number: calls.length, actor: caller?._parent ? pathOf(caller._parent) : '', invoke: caller?.id ?? port, port, kind: 'request', input: portInput, hangs: false, signal, resolve, reject,
    };
    calls.push(call);
    const subscribe = ({ next, error }: { next: (item: unknown) => void; error: (problem: unknown) => void }) => {
      Object.assign(call, { kind: 'stream', resolve: next, reject: error });
      return { unsubscribe: () => { signal.aborted = true; } };
    };
    return Object.assign(promise, { subscribe });
  }

  function delaysNow(): (RunningDelay & { scheduled: object })[] {
    return Object.values(actor.system.getSnapshot()._scheduledEvents).map((scheduled) => {
      const start = delayStarts.get(scheduled) ?? clock.now();
      delayStarts.set(scheduled, start);
      return { scheduled, actor: pathOf(scheduled.source), delay: scheduled.event.type, left: start + scheduled.delay - clock.now() };
    }).sort((one, other) => one.left - other.left);
  }

  async function waitFor({ actor: path, delay }: Extract<Step, { kind: 'wait' }>): Promise<void> {
    const wanted = delaysNow().find((running) => running.actor === path && running.delay === delay)?.scheduled;
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const running = delaysNow();
      if (!running.some(({ scheduled }) => scheduled === wanted)) return;
      clock.increment(Math.max(0, running[0]!.left));
      await taken();
    }
  }

  async function act(step: Step): Promise<void> {
    switch (step.kind) {
      case 'send': actorAt(actor, step.actor)?.send(step.event); break;
      case 'answer': calls[step.call]?.resolve(step.output); break;
      case 'fail': calls[step.call]?.reject(step.error); break;
      case 'hang': if (calls[step.call]) calls[step.call]!.hangs = true; break;
      case 'wait': await waitFor(step);
    }
    await taken();
  }

  const answered = new Set<number>();
  function moment(): Moment {
    return {
      actors: actorsUnder(actor as AnyActorRef),
      calls: broken !== null ? [] : calls.filter(({ signal, number }) => !signal.aborted && !answered.has(number))
        .map(({ number, actor: path, invoke, port, kind, input: portInput, hangs }) => ({ number, actor: path, invoke, port, kind, input: portInput, hangs })),
      delays: delaysNow().map(({ actor: path, delay, left }) => ({ actor: path, delay, left })),
      time: clock.now(),
      facts: facts.splice(0),
      taken: takenTransitions.splice(0),
      broken,
    };
  }

  return {
    begin: async () => {
      actor.start();
      await taken();
      return moment();
    },
    take: async (step) => {
      if (step.kind === 'fail' || (step.kind === 'answer' && calls[step.call]?.kind === 'request')) answered.add(step.call);
      await act(step);
      return moment();
    },
    stop: () => { actor.stop(); },
  };
}

/** The run again from its beginning, with the given steps. */
export async function rerun(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Promise<Simulation> {
  const simulation = simulate(machine, input);
  await simulation.begin();
  for (const step of steps) await simulation.take(step);
  return simulation;
}

/** Ports of a machine and of those that it invokes. */
function portsOf(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actors).flatMap(([name, logic]) => (isFlow(logic) ? portsOf(logic) : [name]));
}

function isMachineActor(actor: unknown): boolean {
  return isFlow((actor as { logic?: unknown }).logic);
}

function pathOf(actor: AnyActorRef): string {
  const parent = actor._parent;
  if (parent === undefined) return '';
  return [pathOf(parent), actor.id].filter(Boolean).join('.');
}

function actorAt(root: AnyActorRef, path: string): AnyActorRef | undefined {
  return path === '' ? root : path.split('.').reduce<AnyActorRef | undefined>((actor, id) => actor?.getSnapshot().children[id], root);
}

function actorsUnder(actor: AnyActorRef): ActorMoment[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const children = Object.values<AnyActorRef | undefined>(snapshot.children ?? {});
  return [{ path: pathOf(actor), snapshot }, ...children.flatMap((child) => (child && isMachineActor(child) ? actorsUnder(child) : []))];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error) ?? String(error);
}
