/** Replays a recording on the real machines: ports answer what they answered then, delays end when they ended then. */
import { createActor, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyStateMachine, InspectionEvent, Snapshot, StateValue } from 'xstate';
import { connectPorts } from '../../machines/port.ts';
import { resumeDelays } from '../../machines/resume-delays.ts';
import { isFlowSnapshot } from './capture.ts';
import { RefusedRecording } from './recording.ts';
import type { RecordedFlow, Recording, Step } from './recording.ts';

/** Machines by the names of their flows. */
export type Machines = Readonly<Record<string, AnyStateMachine>>;

export interface ReplayedStep {
  step: Step;
  /** State values that the replay came to, by address. */
  states: Record<string, StateValue>;
  facts: string[];
  /** Where the replay came to something else, in a sentence each. */
  differences: string[];
}

export interface Replay {
  steps: ReplayedStep[];
  /** All differences, with the number of their step from 1. */
  differences: string[];
}

/** A port that has been asked, as a promise and as a stream; its answer comes with a step of the recording. */
const UNANSWERED = Object.assign(new Promise<never>(() => {}), { subscribe: () => ({ unsubscribe: () => {} }) });
const UNANSWERED_PORTS = new Proxy({}, { get: () => () => UNANSWERED, has: () => true });

/**
 * Sends the recorded commands, port results and ends of delays to actors of the machines, restored from their starting snapshots.
 * @throws RefusedRecording where a flow is unknown or its snapshot is of another version of it
 */
export function replay(recording: Recording, machines: Machines): Replay {
  const flows = new Map(recording.flows.map((flow) => [flow.address, startFlow(flow, machines)]));
  try {
    const steps = recording.steps.map((step): ReplayedStep => {
      const flow = flows.get(step.root);
      if (flow === undefined) throw new RefusedRecording(`This recording has no starting snapshot of ${step.root}.`);
      const problem = flow.take(step);
      const { states, facts } = flow.outcome();
      // What an event touches without changing it may be told with the event before.
      Object.assign(flow.last.recorded, step.states);
      Object.assign(flow.last.replayed, states);
      return { step, states, facts, differences: [...(problem === undefined ? [] : [problem]), ...differencesOf(step, states, facts, flow.last)] };
    });
    return { steps, differences: steps.flatMap(({ differences }, index) => differences.map((sentence) => `Step ${index + 1}, ${nameOf(steps[index]!.step)}: ${sentence}`)) };
  } finally {
    for (const flow of flows.values()) flow.stop();
  }
}

/** What a step is called in reports. */
export function nameOf(step: Step): string {
  return step.kind === 'port' ? `${step.port} ${step.event.type.replace(/^xstate\.\w+\./, '')} (${step.to})` : `${step.event.type} (${step.to})`;
}

function startFlow({ address, flow, snapshot }: RecordedFlow, machines: Machines) {
  const machine = machines[flow];
  if (machine === undefined) throw new RefusedRecording(`This recording has a flow that the shop does not have: ${flow}.`);
  let states: Record<string, StateValue> = {};
  let facts: string[] = [];
  const addressOf = (actor: AnyActorRef) => (actor._parent ? actor.id : address);
  const actor: AnyActorRef = connectPorts(createActor(machine, {
    id: flow,
    snapshot: withoutItems(snapshot as Persisted),
    clock: new SimulatedClock(),
    inspect: (inspection: InspectionEvent) => {
      if (inspection.type === '@xstate.snapshot' && isFlowSnapshot(inspection.snapshot)) states[addressOf(inspection.actorRef as AnyActorRef)] = inspection.snapshot.value;
      // Child flows emit too, and each is there before it does.
      if (inspection.type === '@xstate.actor') (inspection.actorRef as AnyActorRef).on('*', ({ type }) => facts.push(type));
    },
  }), UNANSWERED_PORTS);
  const restored = actor.getSnapshot() as Snapshot<unknown>;
  if (restored.status === 'error') throw new RefusedRecording(`This recording is of another version of ${flow}: ${messageOf(restored.error)}.`);
  // A flow that fails is seen by its states.
  actor.subscribe({ error: () => {} });
  actor.start();
  resumeDelays(actor);

  const { value } = snapshot as { value: StateValue };
  return {
    /** What the flow and its child flows came to last: then, and in the replay. */
    last: { recorded: { [address]: value }, replayed: { [address]: value } } as LastStates,
    /** @returns what kept the step from being taken, if anything did */
    take(step: Step): string | undefined {
      states = {};
      facts = [];
      const receiver = flowAt(actor, address, step.to);
      if (receiver === undefined) return `${step.to} is not running`;
      if (step.kind === 'port') {
        const port = receiver.getSnapshot().children[step.port] as AnyActorRef | undefined;
        if (port === undefined) return `${step.to} does not ask ${step.port}`;
        port.send(step.event);
        return undefined;
      }
      if (step.kind === 'delay' && !isScheduled(receiver, step.event.type)) return `${step.to} waits for no such delay`;
      receiver.send(step.event);
      return undefined;
    },
    outcome: () => ({ states, facts }),
    stop: () => actor.stop(),
  };
}

interface Persisted { value?: unknown; context?: unknown; children?: Record<string, { snapshot: Persisted }> }

/** A stream that is restored would tell its last item once more, which the flow has had. */
function withoutItems({ children = {}, ...snapshot }: Persisted): Snapshot<unknown> {
  const told = Object.entries(children).map(([id, child]) => [id, { ...child, snapshot: withoutItems(child.snapshot) }]);
  return { ...snapshot, ...(snapshot.value === undefined && { context: undefined }), children: Object.fromEntries(told) } as unknown as Snapshot<unknown>;
}

function flowAt(root: AnyActorRef, rootAddress: string, address: string): AnyActorRef | undefined {
  if (address === rootAddress) return root;
  const children = Object.values<AnyActorRef | undefined>(root.getSnapshot().children ?? {});
  for (const child of children) {
    const found = child && isFlowSnapshot(child.getSnapshot()) ? flowAt(child, child.id, address) : undefined;
    if (found) return found;
  }
  return undefined;
}

function isScheduled(actor: AnyActorRef, type: string): boolean {
  return Object.values(actor.system.getSnapshot()._scheduledEvents).some(({ target, event }) => target === actor && event.type === type);
}

interface LastStates { recorded: Record<string, StateValue>; replayed: Record<string, StateValue> }

function differencesOf(step: Step, states: Record<string, StateValue>, facts: string[], last: LastStates): string[] {
  const addresses = [...new Set([...Object.keys(step.states), ...Object.keys(states)])].sort();
  const ofStates = addresses
    .map((address) => [address, JSON.stringify(last.recorded[address]), JSON.stringify(last.replayed[address])] as const)
    .filter(([, then, now]) => then !== now)
    .map(([address, then, now]) => `${address} was then ${then ?? 'not touched'}, now ${now ?? 'not touched'}`);
  const ofFacts = step.facts.join(', ') === facts.join(', ') ? [] : [`the facts were then ${step.facts.join(', ') || 'none'}, now ${facts.join(', ') || 'none'}`];
  return [...ofStates, ...ofFacts];
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}
