/**
 * Path tests of machines. `xstate/graph` finds the shortest path to every state; each is walked by a real actor on a
 * simulated clock, then one step further by every event, until every transition was taken and every guard said both
 * yes and no. `uncovered` names what was not.
 *
 * Invoked actors are replaced by silent ones: their answers are events of the scenario (`answer`, `failure`, `elapsed`).
 */
import { and, createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import type { Actor, AnyActorLogic, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';

/** What XState itself sends: the end of an invoked actor, an item of its stream, or the end of a delay. */
export type SystemEvent =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown }
  | { type: `xstate.snapshot.${string}`; snapshot: { context?: unknown } }
  | { type: `xstate.after.${string}` };

/** An event of a path: a command, or what XState itself sends. */
export interface PathEvent { type: string }

/** What belongs together: orthogonal regions are walked in scenarios of their own, not in their product. */
export interface Scenario<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  events: readonly (EventFromLogic<Machine> | SystemEvent)[];
  /** What tells two states apart. Leave out what grows without bound, and say so in the flow's paths. */
  serialize?: (snapshot: SnapshotFrom<Machine>) => unknown;
  /** Events that are not worth sending in a state. */
  filter?: (snapshot: SnapshotFrom<Machine>, event: { type: string }) => boolean;
}

export interface FlowPaths<Machine extends AnyStateMachine> {
  machine: Machine;
  scenarios: readonly Scenario<Machine>[];
}

/** Types a flow's paths by its machine. */
export function pathsOf<Machine extends AnyStateMachine>(machine: Machine, scenarios: readonly Scenario<Machine>[]): FlowPaths<Machine> {
  return { machine, scenarios };
}

/** The invoked actor `id` is done. */
export function answer(id: string, output?: unknown): SystemEvent {
  return { type: `xstate.done.actor.${id}`, output };
}

/** The invoked actor `id` failed. */
export function failure(id: string, error: unknown = 'failure'): SystemEvent {
  return { type: `xstate.error.actor.${id}`, error };
}

/** The stream of the invoked actor `id` brings an item; without one it only begins. */
export function streamed(id: string, item?: unknown): SystemEvent {
  return { type: `xstate.snapshot.${id}`, snapshot: { context: item } };
}

/** The named delay of a state is over; `state` is its id, e.g. `popup.open.clicked`. */
export function elapsed(delay: string, state: string): SystemEvent {
  return { type: `xstate.after.${delay}.${state}` };
}

/** More states than this are a serialisation that forgot to leave something out. */
export const bounds = { states: 20_000 };

/** What no path covers; an empty list is full coverage. */
export function uncovered<Machine extends AnyStateMachine>({ machine, scenarios }: FlowPaths<Machine>): string[] {
  const silent = silenced(machine);
  const record = recordOf(silenced(machine));
  const explored = scenarios.map(loosely).map((scenario) => ({ scenario, paths: pathsThrough(silent, scenario) }));
  for (const { scenario, paths } of explored) walkShortest(paths, scenario, record);
  // First the steps that obviously lead somewhere new; only if something is left, all of them.
  for (const { scenario, paths } of explored) walkOn(paths, scenario, record, (event, at) => record.leadsSomewhereNew(event, at));
  for (const { scenario, paths } of explored) walkOn(paths, scenario, record, () => true);
  return record.missing();
}

/** Every shortest path of every scenario, for tests that walk them elsewhere (in a browser). @public */
export function shortestPaths<Machine extends AnyStateMachine>({ machine, scenarios }: FlowPaths<Machine>) {
  return scenarios.flatMap((scenario) => pathsThrough(silenced(machine), loosely(scenario)));
}

/** A scenario without its machine's types: from here on events are only sent, never read. */
export interface LooseScenario {
  input: unknown;
  events: readonly PathEvent[];
  serialize: (snapshot: AnyMachineSnapshot) => unknown;
  filter: (snapshot: AnyMachineSnapshot, event: PathEvent) => boolean;
}

export function loosely<Machine extends AnyStateMachine>(scenario: Scenario<Machine>): LooseScenario {
  return { serialize: byValueAndContext, filter: () => true, ...scenario } as LooseScenario;
}

export function pathsThrough(machine: AnyStateMachine, { input, events, serialize, filter }: LooseScenario) {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify(serialize(snapshot));
  return getShortestPaths(machine, {
    input: input as never,
    events: [...events],
    serializeState: key,
    filterEvents: (snapshot, event) => canHappen(snapshot, event) && filter(snapshot, event),
    limit: bounds.states * events.length,
  })
    .map(({ state, steps }) => ({ key: key(state), snapshot: state as AnyMachineSnapshot, events: steps.map(({ event }) => event).filter(isSent) }))
    .toSorted((left, right) => left.events.length - right.events.length);
}

/** A final state takes no events, though the graph would go on from it; an actor answers only where it is invoked. */
export function canHappen({ status, _nodes }: AnyMachineSnapshot, { type }: PathEvent): boolean {
  return status === 'active' && (!type.startsWith('xstate.') || _nodes.some((node) => node.transitions.has(type)));
}

function byValueAndContext({ value, context }: AnyMachineSnapshot): unknown {
  return { value, context };
}

/** A path begins with the event that started the actor. */
function isSent({ type }: PathEvent): boolean {
  return type !== 'xstate.init';
}

type Path = ReturnType<typeof pathsThrough>[number];

/** Every path ends where the graph says it does; one that begins a longer path is checked on that one's way. */
function walkShortest(paths: readonly Path[], { input, events: all, serialize }: LooseScenario, record: TransitionRecord): void {
  const nameOf = (events: readonly PathEvent[]) => events.map((event) => all.indexOf(event)).join();
  const ends = new Map(paths.map((path) => [nameOf(path.events), path]));
  const begun = new Set(paths.filter(({ events }) => events.length > 0).map(({ events }) => nameOf(events.slice(0, -1))));
  for (const { events } of paths) {
    if (begun.has(nameOf(events))) continue;
    record.walk(input, events, (at, steps) => {
      const end = ends.get(nameOf(events.slice(0, steps)));
      const reached = JSON.stringify(serialize(at));
      if (end && reached !== end.key) record.detour(end.events, end.key, reached);
    });
  }
}

/** One step further than every path, by every event that is worthwhile there. */
function walkOn(
  paths: readonly Path[], { input, events, filter }: LooseScenario, record: TransitionRecord,
  isWorthwhile: (event: PathEvent, at: AnyMachineSnapshot) => boolean,
): void {
  for (const { events: way, snapshot } of paths) {
    for (const event of events) {
      if (record.isComplete()) return;
      if (!canHappen(snapshot, event) || !filter(snapshot, event)) continue;
      if (isWorthwhile(event, snapshot)) record.walk(input, [...way, event]);
    }
  }
}

/** The machine with every actor it may invoke replaced by one that never answers. */
export function silenced(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, fromCallback(() => {}) as AnyActorLogic]));
  return machine.provide({ actors });
}

/** What a guard says; a transition without one always may be taken. */
type Check = (snapshot: AnyMachineSnapshot, args: { context: unknown; event: PathEvent }) => boolean;
interface Outcome { name: string; check?: Check; taken: boolean; refused: boolean }
export interface Transition { guard?: unknown; eventType: string; source: { id: string }; target?: readonly { id: string }[] }
export type TransitionRecord = ReturnType<typeof recordOf>;

/** Watches which transitions of a machine are taken, and what their guards say. */
export function recordOf(machine: AnyStateMachine) {
  const outcomes = new Map<unknown, Outcome>();
  const ofNode = new Map<string, Outcome[]>();
  const reached = new Set<string>();
  const detours: string[] = [];
  const nodes = [machine.root, ...getStateNodes(machine.root)];
  for (const node of nodes) {
    const lists: readonly (readonly Transition[])[] = [...node.transitions.values(), node.always ?? []];
    for (const list of lists) list.forEach((transition, place) => watch(node.id, transition, list.length > 1 ? place : undefined));
  }

  function watch(source: string, transition: Transition, place: number | undefined) {
    const targets = transition.target?.map(({ id }) => id).join(', ') ?? 'no target';
    const event = transition.eventType === '' ? 'always' : transition.eventType;
    const outcome: Outcome = {
      name: `${source} · ${event}${place === undefined ? '' : ` [${place}]`} → ${targets}`,
      check: checkOf(transition.guard), taken: false, refused: false,
    };
    outcomes.set(transition, outcome);
    const key = `${source} ${transition.eventType}`;
    ofNode.set(key, [...(ofNode.get(key) ?? []), outcome]);
    if (outcome.check) transition.guard = watched(outcome.check, outcome);
  }

  return {
    /** A real actor that is not started yet; all that it does is noted. */
    actor(input: unknown, clock = new SimulatedClock()): Actor<AnyStateMachine> {
      return createActor(machine, {
        input: input as never,
        clock,
        inspect: (inspected) => {
          if (inspected.type !== '@xstate.microstep') return;
          const { snapshot, _transitions } = inspected as unknown as { snapshot: AnyMachineSnapshot; _transitions: Transition[] };
          for (const transition of _transitions) {
            const outcome = outcomes.get(transition);
            if (outcome) outcome.taken = true;
            // A state that is left at once is in no snapshot.
            reached.add(transition.source.id);
          }
          for (const node of snapshot._nodes ?? []) reached.add(node.id);
        },
      });
    },
    /** Drives a real actor, and tells where it is after how many events. */
    walk(input: unknown, events: readonly PathEvent[], onStep: (at: AnyMachineSnapshot, steps: number) => void = () => {}): void {
      let thrown: unknown;
      const actor = this.actor(input);
      actor.subscribe({ error: (error) => { thrown = error; } });
      actor.start();
      for (const node of actor.getSnapshot()._nodes) reached.add(node.id);
      onStep(actor.getSnapshot(), 0);
      events.forEach((event, place) => {
        actor.send(event);
        onStep(actor.getSnapshot(), place + 1);
      });
      actor.stop();
      if (thrown !== undefined) throw thrown;
    },
    reach(snapshot: AnyMachineSnapshot): void {
      for (const node of snapshot._nodes) reached.add(node.id);
    },
    /** Names of the transitions that were taken, of the guards' answers no, and of the states that were entered. */
    seen: (): { states: string[]; taken: string[]; refused: string[] } => ({
      states: [...reached],
      taken: [...outcomes.values()].filter(({ taken }) => taken).map(({ name }) => name),
      refused: [...outcomes.values()].filter(({ refused, check }) => refused && check).map(({ name }) => name),
    }),
    /** All there is to see. */
    all: (): { states: string[]; transitions: string[]; guarded: string[] } => ({
      states: nodes.map(({ id }) => id),
      transitions: [...outcomes.values()].map(({ name }) => name),
      guarded: [...outcomes.values()].filter(({ check }) => check).map(({ name }) => name),
    }),
    nameOf: (transition: Transition): string | undefined => outcomes.get(transition)?.name,
    detour(events: readonly PathEvent[], expected: string, found: string): void {
      detours.push(`${events.map(({ type }) => type).join(' ▸ ')} ends in ${found} instead of ${expected}`);
    },
    /** Whether the event would take a transition, or be refused by a guard, for the first time. */
    leadsSomewhereNew: (event: PathEvent, at: AnyMachineSnapshot): boolean =>
      at._nodes.some(({ id }: { id: string }) => (ofNode.get(`${id} ${event.type}`) ?? []).some(({ check, taken, refused }) => {
        if (taken && (refused || !check)) return false;
        const passes = check?.(at, { context: at.context, event }) ?? true;
        return passes ? !taken : !refused;
      })),
    isComplete: (): boolean => [...outcomes.values()].every(isSeen),
    missing: (): string[] => [
      ...nodes.filter(({ id }) => !reached.has(id)).map(({ id }) => `${id} is never reached`),
      ...[...outcomes.values()].filter(({ taken }) => !taken).map(({ name }) => `${name} is never taken`),
      ...[...outcomes.values()].filter(({ check, refused }) => check && !refused).map(({ name }) => `${name}: its guard never says no`),
      ...detours,
    ],
  };
}

function isSeen({ taken, check, refused }: Outcome): boolean {
  return taken && (refused || !check);
}

/** `and` of one lets XState itself evaluate whatever kind of guard it is. */
function checkOf(guard: unknown): Check | undefined {
  if (guard === undefined) return undefined;
  const whole = and([guard as never]) as unknown as { check: (...args: [...Parameters<Check>, unknown]) => boolean };
  return (snapshot, args) => whole.check(snapshot, args, whole);
}

/** The same guard, noting each no. */
function watched(check: Check, outcome: Outcome) {
  return Object.assign(() => false, {
    check: (...args: Parameters<Check>) => {
      const says = check(...args);
      if (!says) outcome.refused = true;
      return says;
    },
  });
}
