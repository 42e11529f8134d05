/**
 * Few long walks that together take every transition and hear both answers of every guard: from where a walk stands, the
 * shortest path to something new. Tests of machines hold each step to what every flow keeps; browser tests
 * do the steps as a user and the network would.
 */
import { SimulatedClock } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { bounds, canHappen, loosely, recordOf, silenced } from './path-coverage.ts';
import type { FlowPaths, LooseScenario, PathEvent, Scenario, Transition, TransitionRecord } from './path-coverage.ts';

export interface Step {
  /** null begins the walk. */
  event: PathEvent | null;
  snapshot: AnyMachineSnapshot;
  /** Names of the transitions that the event itself took. */
  transitions: string[];
  /** Facts the machine told. */
  told: object[];
  /** Actors it began to ask, with what they were given. */
  asked: { id: string; input: unknown }[];
  /** Milliseconds of the delays that began. */
  waits: number[];
  /** What was seen for the first time: states, transitions, refusals. */
  gained: Seen;
}

export interface Seen { states: string[]; taken: string[]; refused: string[] }

export interface Walk { steps: Step[] }

export interface Walks {
  walks: Walk[];
  all: { states: string[]; transitions: string[]; guarded: string[] };
  seen: Seen;
}

interface Edge { event: PathEvent; to: string }
export interface Graph { snapshots: Map<string, AnyMachineSnapshot>; edges: Map<string, Edge[]> }

/**
 * @param served per scenario, events that come before every walk: what the server has done before the page is sent
 */
export function walksOf<Machine extends AnyStateMachine>({ machine, scenarios }: FlowPaths<Machine>, served: readonly (readonly PathEvent[])[] = []): Walks {
  const record = recordOf(silenced(machine));
  const parts = scenarios.map((scenario, place) => ({ scenario: loosely(scenario as Scenario<Machine>), before: served[place] ?? [] }));
  const walks = parts.flatMap(({ scenario, before }) => walkScenario(machine, scenario, record, before));
  // Where the serialisation leaves out what a raised event depends on, another way may be needed.
  const further = parts.flatMap(({ scenario, before }) => {
    const tried = new Set<string>();
    const isWanted = (edge: string) => !record.isComplete() && !tried.has(edge);
    return record.isComplete() ? [] : walkAll(graphOf(silenced(machine), scenario), scenario, record, before, isWanted, (edge) => tried.add(edge));
  });
  return { walks: [...walks, ...further.map(untilLastGain).filter(({ steps }) => steps.length > 1)], all: record.all(), seen: record.seen() };
}

function untilLastGain({ steps }: Walk): Walk {
  return { steps: steps.slice(0, 1 + steps.findLastIndex(({ gained }) => gained.states.length + gained.taken.length + gained.refused.length > 0)) };
}

function walkScenario(machine: AnyStateMachine, scenario: LooseScenario, record: TransitionRecord, served: readonly PathEvent[]): Walk[] {
  const graph = graphOf(silenced(machine), scenario);
  const useful = usefulEdges(recordOf(silenced(machine)), graph, scenario, served);
  const done = new Set<string>();
  return walkAll(graph, scenario, record, served, (edge) => useful.has(edge) && !done.has(edge), (edge) => done.add(edge));
}

/** Edges that show something new: found by trying first what obviously does, then whatever may raise or refuse something. */
function usefulEdges(record: TransitionRecord, graph: Graph, scenario: LooseScenario, served: readonly PathEvent[]): Set<string> {
  const tried = new Set<string>();
  const useful = new Set<string>();
  const note = (edge: string, gained: Seen) => {
    tried.add(edge);
    if (gained.states.length + gained.taken.length + gained.refused.length > 0) useful.add(edge);
  };
  walkAll(graph, scenario, record, served, (edge, event, snapshot) => !tried.has(edge) && record.leadsSomewhereNew(event, snapshot), note);
  walkAll(graph, scenario, record, served, (edge) => !record.isComplete() && !tried.has(edge), note);
  return useful;
}

type IsWanted = (edge: string, event: PathEvent, from: AnyMachineSnapshot) => boolean;
type OnStep = (edge: string, gained: Seen) => void;

/** Walks until no wanted edge can be reached from the beginning. */
function walkAll(graph: Graph, scenario: LooseScenario, record: TransitionRecord, served: readonly PathEvent[], isWanted: IsWanted, onStep: OnStep): Walk[] {
  const walks: Walk[] = [];
  for (;;) {
    const walk = walkOnce(graph, scenario, record, served, isWanted, onStep);
    const leadsOn = walk.steps.length > served.length + 1;
    if (leadsOn || walks.length === 0) walks.push(walk);
    if (!leadsOn) return walks;
  }
}

function walkOnce(
  { snapshots, edges }: Graph, { input, serialize, events: all }: LooseScenario, record: TransitionRecord, served: readonly PathEvent[], isWanted: IsWanted, onStep: OnStep,
): Walk {
  const { steps, send, stop } = walker(record, input);
  const keyOf = ({ snapshot }: Step) => JSON.stringify(serialize(snapshot));
  const nameOf = (from: string, event: PathEvent) => `${from} ${all.indexOf(event)}`;
  served.forEach(send);
  for (let isLost = false; !isLost && steps.at(-1)!.snapshot.status === 'active';) {
    const way = wayTo(edges, keyOf(steps.at(-1)!), (from, event) => isWanted(nameOf(from, event), event, snapshots.get(from)!));
    if (way === undefined) break;
    for (const { from, event } of way) {
      const here = steps.at(-1)!;
      // What the serialisation leaves out may differ on the way.
      isLost = keyOf(here) !== from || !canHappen(here.snapshot, event);
      if (isLost) { onStep(nameOf(way.at(-1)!.from, way.at(-1)!.event), NOTHING); break; }
      send(event);
      onStep(nameOf(from, event), steps.at(-1)!.gained);
    }
  }
  stop();
  return { steps };
}

const NOTHING: Seen = { states: [], taken: [], refused: [] };

/** An actor on its way, and what each step brings. */
function walker(record: TransitionRecord, input: unknown) {
  const waits: number[] = [];
  const clock = new SimulatedClock();
  const setTimeout = clock.setTimeout.bind(clock);
  clock.setTimeout = (callback, delay) => { waits.push(delay); return setTimeout(callback, delay); };
  // The first transitions are taken when the actor is made.
  let before = record.seen();
  const actor = record.actor(input, clock);
  const told: object[] = [];
  let thrown: unknown;
  actor.on('*', (fact) => { told.push(fact as object); });
  actor.subscribe({ error: (error) => { thrown = error; } });
  const steps: Step[] = [];
  let children: Record<string, unknown> = {};
  const namesAt = (from: AnyMachineSnapshot, event: PathEvent) => transitionNames(actor.logic as AnyStateMachine, record, from, event);
  const note = (event: PathEvent | null) => {
    if (thrown !== undefined) throw thrown;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    record.reach(snapshot);
    const now = record.seen();
    const asked = Object.entries(snapshot.children).filter(([id, child]) => child !== children[id])
      .map(([id, child]) => ({ id, input: (child as AnyActorRef).getSnapshot().input as unknown }));
    children = { ...snapshot.children };
    steps.push({ event, snapshot, transitions: event === null ? [] : namesAt(steps.at(-1)!.snapshot, event), told: told.splice(0), asked, waits: waits.splice(0), gained: newIn(now, before) });
    before = now;
  };
  actor.start();
  note(null);
  return { steps, send: (event: PathEvent) => { actor.send(event); note(event); }, stop: () => actor.stop() };
}

function newIn(now: Seen, before: Seen): Seen {
  const minus = (list: string[], old: string[]) => { const known = new Set(old); return list.filter((name) => !known.has(name)); };
  return { states: minus(now.states, before.states), taken: minus(now.taken, before.taken), refused: minus(now.refused, before.refused) };
}

export function graphOf(machine: AnyStateMachine, { input, events, serialize, filter }: LooseScenario): Graph {
  const map = getAdjacencyMap(machine, {
    input: input as never,
    events: [...events],
    serializeState: (snapshot) => JSON.stringify(serialize(snapshot)),
    filterEvents: (snapshot, event) => canHappen(snapshot, event) && filter(snapshot, event),
    limit: bounds.states * events.length,
  });
  const snapshots = new Map<string, AnyMachineSnapshot>();
  const edges = new Map<string, Edge[]>();
  for (const [key, { state, transitions }] of Object.entries(map)) {
    snapshots.set(key, state as AnyMachineSnapshot);
    edges.set(key, Object.values<{ event: PathEvent; state: unknown }>(transitions as never).map(({ event, state: next }) => ({ event, to: JSON.stringify(serialize(next as AnyMachineSnapshot)) })));
  }
  return { snapshots, edges };
}

/** The shortest way to an edge that is looked for, with that edge. */
function wayTo(edges: Graph['edges'], start: string, isGoal: (from: string, event: PathEvent) => boolean): { from: string; event: PathEvent }[] | undefined {
  const came = new Map<string, { from: string; event: PathEvent } | null>([[start, null]]);
  for (const key of came.keys()) {
    for (const { event, to } of edges.get(key) ?? []) {
      if (isGoal(key, event)) {
        const way = [{ from: key, event }];
        for (let back = came.get(key); back; back = came.get(back.from)) way.unshift(back);
        return way;
      }
      if (!came.has(to)) came.set(to, { from: key, event });
    }
  }
  return undefined;
}

function transitionNames(machine: AnyStateMachine, record: TransitionRecord, snapshot: AnyMachineSnapshot, event: PathEvent): string[] {
  if (snapshot.status !== 'active') return [];
  return (machine.getTransitionData(snapshot as never, event) as unknown as Transition[]).flatMap((transition) => record.nameOf(transition) ?? []);
}

/** Pairs of transitions that were taken one after the other. */
export function pairNames(steps: readonly Step[]): string[] {
  return [...new Set(steps.slice(1).flatMap(({ transitions }, place) => steps[place]!.transitions.flatMap((first) => transitions.map((second) => `${first} ▸ ${second}`))))];
}

/** Names of pairs. */
export interface PairCoverage { all: string[]; walked: string[] }

/** More pairs than this are not walked, only counted. */
export const FEW_PAIRS = 1500;

/** Pairs of transitions of which the second may follow the first; all are walked where they are few. */
export function pairsOf<Machine extends AnyStateMachine>({ machine, scenarios }: FlowPaths<Machine>, walks: readonly Walk[]): PairCoverage {
  const silent = silenced(machine);
  const record = recordOf(silent);
  const namesAt = (snapshot: AnyMachineSnapshot, event: PathEvent) => transitionNames(silent, record, snapshot, event);
  const feasible = new Map<string, { scenario: LooseScenario; way: () => PathEvent[] }>();
  for (const scenario of scenarios.map(loosely)) {
    const graph = graphOf(silent, scenario);
    const start = graph.snapshots.keys().next().value!;
    const wayThere = (key: string, event: PathEvent) => wayTo(graph.edges, start, (from, by) => from === key && by === event)!.map((edge) => edge.event);
    for (const [key, edges] of graph.edges) {
      for (const { event, to } of edges) {
        const first = namesAt(graph.snapshots.get(key)!, event);
        for (const next of first.length > 0 ? graph.edges.get(to) ?? [] : []) {
          for (const second of namesAt(graph.snapshots.get(to)!, next.event)) {
            for (const name of first) if (!feasible.has(`${name} ▸ ${second}`)) feasible.set(`${name} ▸ ${second}`, { scenario, way: () => [...wayThere(key, event), next.event] });
          }
        }
      }
    }
  }
  const walked = new Set<string>();
  const note = (steps: readonly Step[]) => { for (const pair of pairNames(steps)) if (feasible.has(pair)) walked.add(pair); };
  for (const { steps } of walks) note(steps);
  if (feasible.size <= FEW_PAIRS) {
    for (const [pair, { scenario, way }] of feasible) {
      if (walked.has(pair)) continue;
      const { steps, send, stop } = walker(record, scenario.input);
      for (const event of way()) if (canHappen(steps.at(-1)!.snapshot, event)) send(event);
      stop();
      note(steps);
    }
  }
  return { all: [...feasible.keys()], walked: [...walked] };
}
