/**
 * The flight recorder: a tap that remembers what reached the flows lately, from a starting snapshot of each, so that it can
 * be replayed. While the page runs it keeps references only; masking and writing wait until somebody reports a problem.
 */
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import type { Bus, BusEvent } from '../../src/bus/bus.ts';
import type { Address } from '../../src/bus/flows.ts';
import { capture, isFlowSnapshot } from './capture.ts';
import type { Captured } from './capture.ts';
import { PORT_EVENTS } from './port-events.ts';
import type { Step, Stimulus } from './recording.ts';

/** Steps after which a new part begins; the oldest of three is dropped, together with what it started from. */
const STEPS_IN_A_PART = 100;

/** What happened since a starting snapshot of each flow that took part. */
export interface RecorderPart {
  starts: Map<string, Captured>;
  steps: Step[];
}

export interface Recorder {
  /** When it began, on the clock that it was given. */
  began: number;
  /** The last steps, oldest first, as they are: not masked yet. */
  parts: () => readonly RecorderPart[];
  /** Flows by their names in the recording that no remembered step reached, failed ones left out: they stand as they stood when the recording begins. */
  untouched: () => ReadonlyMap<string, Captured>;
  stop: () => void;
}

interface RecorderOptions {
  /** Milliseconds from any beginning. */
  now: () => number;
  stepsInAPart?: number;
}

interface OpenStep {
  event: AnyEventObject;
  actor: AnyActorRef;
  root: string;
  step: Step;
}

interface Root {
  top: AnyActorRef;
  address: string;
  /** Its name in the recording. */
  root: string;
}

type Inspected<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>;

/** Records from now on what the bus shows its taps. */
export function startRecorder(bus: Pick<Bus, 'events$' | 'roots' | 'actor'>, { now, stepsInAPart = STEPS_IN_A_PART }: RecorderOptions): Recorder {
  const began = now();
  const parts: RecorderPart[] = [{ starts: new Map(), steps: [] }];
  /** What was sent and is not worked off yet, oldest first: what happens meanwhile is its doing. */
  let open: OpenStep[] = [];

  /** How many names an address has had: each page of a visit begins flows of its own. */
  const names = new Map<string, number>();
  const nameAt = (address: string) => {
    const count = (names.get(address) ?? 0) + 1;
    names.set(address, count);
    return count === 1 ? address : `${address}~${count}`;
  };
  /** What a flow was in when it was looked at last: one of a page that was left goes on unseen. */
  const seen = new WeakMap<AnyActorRef, unknown>();
  const known = new WeakMap<AnyActorRef, Root>();
  const rootOf = (actor: AnyActorRef): Root | undefined => {
    const before = known.get(actor);
    if (before !== undefined) return before;
    if (actor._parent) return remembered(actor, rootOf(actor._parent));
    for (const [address, root] of bus.roots()) if (root === actor) return remembered(actor, { top: actor, address, root: nameAt(address) });
    return undefined;
  };
  const remembered = (actor: AnyActorRef, found: Root | undefined) => {
    if (found) known.set(actor, found);
    return found;
  };

  /** A flow that has changed unseen begins anew in the recording. */
  const lookAt = (actor: AnyActorRef) => {
    const found = rootOf(actor);
    if (found === undefined || open.some(({ root }) => root === found.root)) return;
    const snapshot: unknown = found.top.getSnapshot();
    if (seen.has(found.top) && seen.get(found.top) !== snapshot) found.root = nameAt(found.address);
    seen.set(found.top, snapshot);
  };

  const beginStep = (actor: AnyActorRef, stimulus: Stimulus) => {
    const found = rootOf(actor);
    if (found === undefined) return;
    const { top, root } = found;
    // A part ends between two events, never within one; an actor that failed answers no more.
    if (parts.at(-1)!.steps.length >= stepsInAPart && open.every((one) => one.actor.getSnapshot().status !== 'active')) {
      parts.push({ starts: new Map(), steps: [] });
      if (parts.length > 2) parts.shift();
      open = [];
    }
    const { starts, steps } = parts.at(-1)!;
    if (!starts.has(root)) starts.set(root, capture(top));
    const step: Step = { ...stimulus, at: Math.round(now() - began), root, states: {}, facts: [] };
    steps.push(step);
    open.push({ event: stimulus.event, actor, root, step });
  };

  const lastStepIn = (part: RecorderPart | undefined, root: string) => part?.steps.findLast((step) => step.root === root);
  const stepUnderWay = (root: string) => open.find((one) => one.root === root)?.step ?? lastStepIn(parts.at(-1), root) ?? lastStepIn(parts.at(-2), root);

  const endStep = ({ actorRef, event, snapshot }: Inspected<'@xstate.snapshot'>) => {
    const actor = actorRef as AnyActorRef;
    const place = open.findIndex((one) => one.event === event);
    const ended = place < 0 ? undefined : open.splice(place, 1)[0];
    if (!isFlowSnapshot(snapshot)) return;
    if (seen.has(actor)) seen.set(actor, snapshot);
    const root = ended?.root ?? rootOf(actor)?.root;
    const step = ended?.step ?? (root === undefined ? undefined : stepUnderWay(root));
    if (step) step.states[addressOf(actor)] = snapshot.value;
  };

  const addressOf = (actor: AnyActorRef) => (actor._parent ? actor.id : rootOf(actor)?.root ?? actor.id);

  const take = (happening: BusEvent) => {
    if (happening.kind === 'fact') {
      const emitter = bus.actor(happening.address as Address);
      const root = emitter && rootOf(emitter)?.root;
      if (root !== undefined) stepUnderWay(root)?.facts.push(happening.fact.type);
      return;
    }
    if (happening.kind !== 'transition') return;
    const { inspection } = happening;
    if (inspection.type === '@xstate.snapshot') endStep(inspection);
    else if (inspection.type === '@xstate.event') {
      lookAt(inspection.actorRef as AnyActorRef);
      const stimulus = stimulusOf(inspection, addressOf);
      if (stimulus !== undefined) beginStep(inspection.actorRef as AnyActorRef, stimulus);
    }
  };

  const subscription = bus.events$.subscribe(take);
  const untouched = () => {
    const reached = new Set(parts.flatMap(({ starts }) => [...starts.keys()]));
    return new Map([...bus.roots()]
      .map(([, root]) => [rootOf(root)!.root, root] as const)
      .filter(([name, root]) => !reached.has(name) && root.getSnapshot().status !== 'error')
      .map(([name, root]) => [name, capture(root)]));
  };
  return { began, parts: () => parts, untouched, stop: () => subscription.unsubscribe() };
}

/** What comes from outside a flow; what flows and their parts send each other follows from it. */
function stimulusOf({ actorRef, sourceRef, event }: Inspected<'@xstate.event'>, addressOf: (actor: AnyActorRef) => string): Stimulus | undefined {
  const actor = actorRef as AnyActorRef;
  const snapshot: { status?: string } | undefined = actor.getSnapshot();
  if (snapshot?.status !== 'active') return undefined;
  if (!isFlowSnapshot(snapshot)) {
    return PORT_EVENTS.has(event.type) && actor._parent ? { kind: 'port', to: addressOf(actor._parent), port: actor.id, event } : undefined;
  }
  if (sourceRef === undefined) return event.type.startsWith('xstate.') ? undefined : { kind: 'command', to: addressOf(actor), event };
  return sourceRef === actorRef ? { kind: 'delay', to: addressOf(actor), event } : undefined;
}
