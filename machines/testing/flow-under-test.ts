/** What tests of flows share: a started flow that remembers its facts, and ports that answer when the test says so. */
import { Subject } from 'rxjs';
import { createActor, SimulatedClock } from 'xstate';
import type { Actor, AnyStateMachine, EmittedFrom, InputFrom, Snapshot } from 'xstate';
import type { PromisePort, StreamPort } from '../port.ts';
import { connectPorts } from '../port.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyPorts = Record<string, PromisePort<any, any> | StreamPort<any, any>>;

export interface FlowUnderTest<Machine extends AnyStateMachine> {
  actor: Actor<Machine>;
  /** Everything the flow emitted, oldest first. */
  facts: EmittedFrom<Machine>[];
  clock: SimulatedClock;
}

/** The flow, started or restored with the given ports on a clock that stands until the test moves it. */
export function startFlow<Machine extends AnyStateMachine>(
  machine: Machine, { input, ports = {}, snapshot }: { input: InputFrom<Machine>; ports?: AnyPorts; snapshot?: Snapshot<unknown> },
): FlowUnderTest<Machine> {
  const clock = new SimulatedClock();
  const actor = connectPorts(createActor(machine, { input: input as never, clock, snapshot }), ports);
  const facts: EmittedFrom<Machine>[] = [];
  actor.on('*', (fact) => { facts.push(fact as EmittedFrom<Machine>); });
  actor.start();
  return { actor: actor as unknown as Actor<Machine>, facts, clock };
}

/** What the server sends and the browser resumes: the actor's state through JSON. */
export function persisted(actor: { getPersistedSnapshot(): Snapshot<unknown> }): Snapshot<unknown> {
  return JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
}

export interface PortCall<Input, Output> {
  input: Input;
  /** Aborted once the machine has left the wait. */
  signal: AbortSignal;
  /** Both wait until the machine has taken the answer. */
  answer(output: Output): Promise<void>;
  fail(error?: unknown): Promise<void>;
}

/** A port whose calls stay open until the test answers them, in any order. */
export function heldPort<Port extends PromisePort<never, unknown>>() {
  type Input = Parameters<Port>[0];
  type Output = Awaited<ReturnType<Port>>;
  const calls: PortCall<Input, Output>[] = [];
  const port: PromisePort<Input, Output> = (input, { signal }) => new Promise<Output>((resolve, reject) => {
    calls.push({
      input,
      signal,
      answer: (output) => { resolve(output); return taken(); },
      fail: (error = 'failure') => { reject(error); return taken(); },
    });
  });
  return { port, calls };
}

/** A stream port whose items the test tells: one stream for each time that the machine has begun to listen. */
export function heldStream<Item>() {
  const streams: Subject<Item>[] = [];
  const port = () => {
    const stream = new Subject<Item>();
    streams.push(stream);
    return stream;
  };
  return { port, streams, observed: () => streams.map(({ observed }) => observed) };
}

/** A promise's answer reaches its machine within a few microtasks. */
export async function taken(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
